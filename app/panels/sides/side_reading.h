// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractScrollArea>
#include <QTextDocument>

namespace doublets {

/// A text to read on a player's side, turned towards them: a finger pushes it as they see it, and
/// so do the keys.
class SideReading : public QAbstractScrollArea
{
    Q_OBJECT

public:
    explicit SideReading(const QString &name, QWidget *parent);

    void setTurned(bool turned);
    /// From its beginning.
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
    void write();
    void layOut();
    void paint(QPainter &painter) const;
    /// Where the view stands, as the pusher counts: from the page's end, if it is turned.
    [[nodiscard]] int pushedTo(int value) const;

    QTextDocument m_text;
    QString m_html;
    bool m_turned = false;
};

} // namespace doublets
