// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/position.h"
#include "match/clock.h"
#include "panels/overlays/overlay_panel.h"

namespace doublets {

class Settings;

/// Asks who comes to a table that plays both sides what they would like. Who says nothing lets it
/// play on after a while, unless people are given all the time they want.
class TakeOverPanel : public OverlayPanel
{
    Q_OBJECT

public:
    /// Settings and clock must outlive the panel.
    TakeOverPanel(const Settings &settings, QWidget *board, Clock &clock = Clock::system());

    void ask();
    void retranslate();
    void putAway() override;

Q_SIGNALS:
    void seatTaken(doublets::Side side);
    void newGameRequested();
    void playOnRequested();

protected:
    void hideEvent(QHideEvent *event) override;

private:
    const Settings &m_settings;
    QPushButton *m_white;
    QPushButton *m_black;
    QPushButton *m_new;
    QPushButton *m_playOn;
    Alarm m_patience;
};

} // namespace doublets
