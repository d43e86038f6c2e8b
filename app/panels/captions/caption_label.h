// SPDX-License-Identifier: MIT
#pragma once

#include "match/clock.h"

#include <QColor>
#include <QWidget>

#include <optional>
#include <utility>

class QAbstractScrollArea;

namespace doublets {

/// The caption under the board. Wraps within its height, in a smaller font if necessary, and elides
/// text that still does not fit; a press, Return or Space then shows the full text. A hint,
/// question or remark can temporarily replace the text; setting one ends the other two. The
/// accessible name always holds the full text, question or remark.
class CaptionLabel : public QWidget
{
    Q_OBJECT
    Q_PROPERTY(QString text READ text NOTIFY textChanged)

public:
    /// `clock` must outlive this object.
    explicit CaptionLabel(QWidget *parent = nullptr, Clock &clock = Clock::system());

    [[nodiscard]] const QString &text() const { return m_text; }
    /// Shows `text` and ends hints, questions and remarks. Does nothing if `text` is unchanged. Not
    /// announced, since Commentary announces the same events in whole sentences.
    void setText(const QString &text);
    /// Shows and announces a question in place of the text; an empty question shows the text again.
    void setQuestion(const QString &question);
    /// Shows a hint in place of the text; an empty hint shows the text again. Not announced.
    void setHint(const QString &hint);
    /// Shows and announces a remark in place of the text; announces `spoken` instead if not empty.
    /// The remark does not time out, since slow readers may need time; see restoreTextOnPress().
    /// Repeating the same remark briefly highlights the background or, in a window without
    /// animation, toggles a line below the text.
    void showRemark(const QString &text, const QString &spoken = {});
    /// Shows the text again in place of a remark, question or hint.
    void restoreText();
    /// Calls restoreText() whenever a key, mouse button or finger is pressed in `area`.
    void restoreTextOnPress(QAbstractScrollArea &area);
    /// Sets the colour of the text, and the colour of hints, questions and remarks. Defaults to the
    /// colours of the theme.
    void setTextColours(const QColor &textColour, const QColor &remarkColour);
    /// Sets the number of lines in the size hint. Defaults to 2.
    void setLineCount(int lines);
    /// Sets the smallest font size to which long text is reduced, in pixels. Defaults to 0: three
    /// fifths of the font's size, but at least 12 pixels.
    void setMinimumFontSize(int pixels);
    /// Returns the font that the text is drawn in, after any reduction.
    [[nodiscard]] const QFont &fittedFont() const { return m_fittedFont; }
    /// Returns whether the visible text, hint or remark is elided because it does not fit even in
    /// the smallest size.
    [[nodiscard]] bool isElided() const { return m_isElided; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void textChanged(const QString &text);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    /// Draws attention to a repeated remark.
    void emphasizeRemark();
    [[nodiscard]] QStringList linesOf(const QString &text, const QFont &textFont) const;
    [[nodiscard]] bool fits(const QStringList &lines, const QFont &textFont) const;
    /// Removes words until `text` fits: from the beginning of a caption, which ends with the next
    /// task, or from the end of a hint.
    void elide(const QString &text);
    void updateLayout();

    QString m_text;
    QString m_hint;
    QString m_remark;  ///< the last remark; empty once the text has changed
    Alarm m_highlight; ///< active while the background is highlighted
    bool m_isUnderlined = false;
    QStringList m_visibleLines;
    QFont m_fittedFont; ///< after any reduction of its size
    std::optional<std::pair<QColor, QColor>> m_textColours;
    int m_lineCount = 2;
    int m_minimumFontSize = 0;
    bool m_isElided = false;
};

} // namespace doublets
