// SPDX-License-Identifier: MIT
#pragma once

#include "match/change.h"
#include "panels/theme/theme.h"
#include "table/letters/letters.h"

#include <QFrame>

class QHBoxLayout;
class QToolButton;

namespace doublets {

class CaptionLabel;
class Match;

/// The strip under a board on a wall, in letters to be read from the back of a class: who is likely
/// to win, what happens, and what is noted on the step that is shown. No more than that, and while
/// the odds are covered, what the class is to guess instead.
class WallStrip : public QFrame
{
    Q_OBJECT

public:
    /// The match must outlive it.
    explicit WallStrip(Match &match, QWidget *parent = nullptr);

    /// Puts it at the right of the strip's first line. The strip owns it from then on.
    void addControl(QWidget *control);
    /// Letters for a window of that size.
    void fitTo(const QSize &window);
    [[nodiscard]] CaptionLabel &caption() const { return *m_caption; }
    [[nodiscard]] CaptionLabel &odds() const { return *m_odds; }
    [[nodiscard]] CaptionLabel &note() const { return *m_note; }
    [[nodiscard]] const letters::Sizes &sizes() const { return m_sizes; }
    void retranslate();

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void onChange(const Change &change);
    void showTold();
    void showOdds();
    void showNote();
    void fitLines();
    [[nodiscard]] QString oddsText() const;

    Match &m_match;
    theme::Colours m_colours;
    letters::Sizes m_sizes;
    QSize m_window;
    QHBoxLayout *m_first;
    CaptionLabel *m_odds;
    CaptionLabel *m_caption;
    CaptionLabel *m_note;
};

} // namespace doublets
