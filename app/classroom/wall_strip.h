// SPDX-License-Identifier: MIT
#pragma once

#include "match/change.h"
#include "panels/theme/theme.h"
#include "table/fonts/fonts.h"

#include <QFrame>

class QHBoxLayout;
class QToolButton;

namespace doublets {

class CaptionLabel;
class Match;

/// The strip below a board on a wall, legible from the back of a class: the odds, the latest event
/// and the note on the step shown. While the odds are covered, it shows the question for the class
/// instead.
class WallStrip : public QFrame
{
    Q_OBJECT

public:
    /// `match` must outlive this object.
    explicit WallStrip(Match &match, QWidget *parent = nullptr);

    /// Adds a control at the right end of the first line. Takes ownership.
    void addControl(QWidget *control);
    /// Adapts the text sizes to a window of the given size.
    void fitTo(const QSize &window);
    [[nodiscard]] CaptionLabel &caption() const { return *m_caption; }
    [[nodiscard]] CaptionLabel &odds() const { return *m_odds; }
    [[nodiscard]] CaptionLabel &note() const { return *m_note; }
    [[nodiscard]] const fonts::TextSizes &sizes() const { return m_sizes; }
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
    fonts::TextSizes m_sizes;
    QSize m_window;
    QHBoxLayout *m_first;
    CaptionLabel *m_odds;
    CaptionLabel *m_caption;
    CaptionLabel *m_note;
};

} // namespace doublets
