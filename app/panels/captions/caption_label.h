// SPDX-License-Identifier: MIT
#pragma once

#include "match/clock.h"

#include <QColor>
#include <QWidget>

#include <optional>
#include <utility>

class QAbstractScrollArea;

namespace doublets {

/// The line under the board. Wraps within the height it is given and ends in an ellipsis where
/// even that is too little; the whole is then shown at a press or by Return, and is always in the
/// accessible name.
class CaptionLabel : public QWidget
{
    Q_OBJECT
    Q_PROPERTY(QString text READ text NOTIFY textChanged)

public:
    /// The clock must outlive it.
    explicit CaptionLabel(QWidget *parent = nullptr, Clock &clock = Clock::system());

    [[nodiscard]] const QString &text() const { return m_text; }
    /// Shows the text. Screen readers hear it from others, in whole sentences: see Commentary.
    void setText(const QString &text);
    /// A question that stands, and is announced, until it is taken back (empty) or the text
    /// changes.
    void ask(const QString &question);
    /// A passing remark in place of the text; empty: the text again.
    void setHint(const QString &hint);
    /// A passing remark that is announced, as `spoken` where that is given. It goes with what is
    /// done next, and not by itself: some read slowly. Where it comes again at once, and so says
    /// nothing new, its ground lights up for a moment; in a window without motion a line below it
    /// comes and goes.
    void remark(const QString &text, const QString &spoken = {});
    /// The remark goes at once.
    void endRemark();
    /// A key or button pressed there ends remarks.
    void endRemarksAt(QAbstractScrollArea &where);
    /// Colours of its own, on whatever ground: of its text, and of what is said in passing.
    void setInk(const QColor &text, const QColor &passing);
    /// How many lines are kept free for it.
    void setLines(int lines);
    /// In pixels: where there is little room, letters are set smaller than the font, but no smaller
    /// than these. 0: three fifths of the font, and at least 12.
    void setLeastLetters(int pixels);
    /// The letters that it is set in now.
    [[nodiscard]] const QFont &letters() const { return m_letters; }
    /// Whether not even in small letters there was room for all of it.
    [[nodiscard]] bool isElided() const { return m_elided; }

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
    /// The same remark has come again.
    void stress();
    [[nodiscard]] QStringList linesOf(const QString &text, const QFont &letters) const;
    [[nodiscard]] bool fits(const QStringList &lines, const QFont &letters) const;
    /// Leaves out words until the rest fits.
    void shorten(const QString &text);
    void layOut();

    QString m_text;
    QString m_hint;
    QString m_remark; ///< the last one, until something happens
    Alarm m_lit;      ///< while its ground is lit
    bool m_lined = false;
    QStringList m_shown;
    QFont m_letters; ///< that they are set in
    std::optional<std::pair<QColor, QColor>> m_ink;
    int m_lines = 2;
    int m_leastLetters = 0;
    bool m_elided = false;
};

} // namespace doublets
