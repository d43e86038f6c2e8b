// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractScrollArea>
#include <QTextDocument>

namespace doublets {

/// A scrollable text for a player, rotated towards the player. Can be scrolled, in the player's
/// own direction, by touch or with the keyboard.
class RotatedTextView : public QAbstractScrollArea
{
    Q_OBJECT

public:
    /// `name` becomes the object name of the view.
    explicit RotatedTextView(const QString &name, QWidget *parent);

    /// Sets whether the text is rotated by 180°. Defaults to false.
    void setRotated(bool isRotated);
    /// Shows an HTML page from its beginning. The only images are evidence marks; see
    /// evidenceMarkFromUrl().
    void showHtml(const QString &html);
    [[nodiscard]] QString plainText() const { return m_text.toPlainText(); }
    [[nodiscard]] const QTextDocument &document() const { return m_text; }

protected:
    bool viewportEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void scrollContentsBy(int dx, int dy) override;
    void changeEvent(QEvent *event) override;
    void customEvent(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    void updateText();
    void updateLayout();
    void paint(QPainter &painter) const;
    /// Converts a scroll bar value to a QScroller position, or vice versa. If the text is rotated,
    /// QScroller positions are counted from the end of the text.
    [[nodiscard]] int scrollerPosition(int value) const;

    QTextDocument m_text;
    QString m_html;
    bool m_isRotated = false;
};

} // namespace doublets
