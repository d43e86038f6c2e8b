// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/rule_set.h"
#include "match/session/seats.h"
#include "panels/overlays/overlay_panel.h"

#include <optional>

class QCheckBox;

namespace doublets {

class SeatingChoice;
class Settings;

/// How the game on the board is won, and who plays it: for those who come to it new. Nothing waits
/// for it: any way to leave it begins the game.
class StartPanel : public OverlayPanel
{
    Q_OBJECT

public:
    StartPanel(Settings &settings, QWidget *board);

    /// `underWay`: the game has begun, and who plays it stays as it is.
    void showGame(const RuleSet &ruleSet, const Seats &seats, bool underWay);
    /// As its button does.
    void begin();
    void putAway() override;
    /// Somebody threw beside it.
    void gameBegan();
    void retranslate();

Q_SIGNALS:
    /// It has been put away; only for a game that has not begun: by whom it is to be played.
    void left(const std::optional<doublets::Seats> &seats);
    void gamesRequested();
    void firstStepsRequested();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void setLetters(int pixels) override;

private:
    Settings &m_settings;
    std::optional<RuleSet> m_ruleSet;
    bool m_underWay = false;
    SeatingChoice *m_seating;
    QCheckBox *m_hidden;
    QPushButton *m_begin;
    QPushButton *m_steps;
    QPushButton *m_games;
};

} // namespace doublets
