// SPDX-License-Identifier: MIT
#pragma once

#include "match/scheduler.h"

#include <QColor>
#include <QWidget>

#include <optional>
#include <utility>

class QAbstractScrollArea;

namespace doublets {

/// A caption below the board. Wraps its text, reduces the font if necessary, and elides text that
/// still does not fit. A click on an elided caption, or Return or Space while the caption has the
/// focus, opens the full text.
///
/// A hint, question or remark can temporarily replace the text. Each replaces the previous one. The
/// accessible name holds the full text or question, or the spoken form of the remark, but never a
/// hint. The layout is updated only while the label is visible.
class CaptionLabel : public QWidget
{
    Q_OBJECT
    Q_PROPERTY(QString text READ text NOTIFY textChanged)

public:
    /// `scheduler` must outlive this object.
    explicit CaptionLabel(QWidget *parent = nullptr, Scheduler &scheduler = Scheduler::system());

    [[nodiscard]] const QString &text() const { return m_text; }
    /// Sets the text and removes any hint, question or remark. Does nothing if `text` is unchanged.
    /// Does not announce the text, because Commentary announces the same events in full sentences.
    void setText(const QString &text);
    /// Shows and announces a question in place of the text. Restores the text if `question` is
    /// empty.
    void setQuestion(const QString &question);
    /// Shows a hint in place of the text, without announcing it. Restores the text if `hint` is
    /// empty. Does not change the accessible name; to end a question or remark, call restoreText().
    void setHint(const QString &hint);
    /// Shows a remark in place of the text. Announces `spoken` or, if that is empty, `text`. The
    /// remark has no timeout, for the sake of slow readers; see restoreTextOnPress(). If the same
    /// remark is repeated, briefly highlights the background or, in a QMainWindow that is not
    /// animated, toggles a line below the text.
    void showRemark(const QString &text, const QString &spoken = {});
    /// Restores the text in place of a hint, question or remark.
    void restoreText();
    /// Calls restoreText() on each mouse press or touch in `area`, and on each key press while
    /// `area` has the focus.
    void restoreTextOnPress(QAbstractScrollArea &area);
    /// Sets the colour of the text, and the common colour of hints, questions and remarks. Defaults
    /// to the colours of the theme.
    void setTextColours(const QColor &textColour, const QColor &remarkColour);
    /// Sets the number of lines in the size hint. Defaults to 2.
    void setLineCount(int lines);
    /// Sets the smallest font size to which long text is reduced, in pixels. Defaults to 0, which
    /// stands for three fifths of the font's size, but at least 12 pixels.
    void setMinimumFontSize(int pixels);
    /// Returns the font in which the text is drawn, after any reduction. Precondition: the label
    /// has been shown.
    [[nodiscard]] const QFont &fittedFont() const { return m_fittedFont; }
    /// Returns whether the visible text, hint, question or remark is elided because it does not fit
    /// even in the smallest size. Returns false until the label has been shown.
    [[nodiscard]] bool isElided() const { return m_isElided; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// Emitted when setText() has changed the text.
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
    /// Returns the lines of `text` in the given font, wrapped to the width of the label.
    [[nodiscard]] QStringList linesOf(const QString &text, const QFont &textFont) const;
    /// Returns whether the lines fit into the label in the given font.
    [[nodiscard]] bool fits(const QStringList &lines, const QFont &textFont) const;
    /// Removes words until `text` fits. Removes them from the beginning of a caption, which ends
    /// with the next task, but from the end of a hint, question or remark.
    void elide(const QString &text);
    /// Returns whether a press or Enter shows the whole text in the size of the caption: if it is
    /// elided, or if the user has enlarged all text and this text is reduced.
    [[nodiscard]] bool hasFullText() const;
    /// Wraps the visible text, reduces the font and elides the text as necessary. Does nothing
    /// while the label is hidden.
    void updateLayout();

    QString m_text;
    QString m_hint;    ///< the visible hint, question or remark; empty if there is none
    QString m_remark;  ///< the last remark; empty once the text has changed
    Alarm m_highlight; ///< active while the background is highlighted
    bool m_isUnderlined = false;
    QStringList m_visibleLines;
    QFont m_fittedFont; ///< after any reduction of its size
    /// Colours of the text and of hints, questions and remarks; nullopt for those of the theme.
    std::optional<std::pair<QColor, QColor>> m_textColours;
    int m_lineCount = 2;
    int m_minimumFontSize = 0; ///< in pixels; 0 for the default
    bool m_isElided = false;
};

} // namespace doublets
