// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/rule_set.h"
#include "match/session/seats.h"
#include "panels/overlays/overlay_panel.h"

#include <optional>

class QCheckBox;

namespace doublets {

class SeatingForm;
class Settings;

/// A non-modal panel that explains how the game on the board is won and lets the user choose the
/// players. The game begins when the panel is closed in any way.
class StartPanel : public OverlayPanel
{
    Q_OBJECT

public:
    /// `settings` must outlive this object, which `board` owns.
    StartPanel(Settings &settings, QWidget *board);

    /// Shows the panel for a game. If `isUnderWay`, the game has begun and its players cannot be
    /// changed.
    void showGame(const RuleSet &ruleSet, const Seats &seats, bool isUnderWay);
    /// Closes the panel, as its button does.
    void begin();
    void dismiss() override;
    /// Closes the panel after the first throw. Does nothing if the game was under way already.
    void handleGameBegun();
    void retranslate();

Q_SIGNALS:
    /// Emitted when the panel has been closed. `seats` holds the chosen players, or nullopt if the
    /// game was under way.
    void dismissed(const std::optional<doublets::Seats> &seats);
    /// Emitted when the user wants to choose another game.
    void gamesRequested();
    /// Emitted when the user wants to begin First steps.
    void firstStepsRequested();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void setTextSize(int pixels) override;

private:
    Settings &m_settings;
    std::optional<RuleSet> m_ruleSet;
    bool m_isUnderWay = false;
    SeatingForm *m_seatingForm;
    QCheckBox *m_dontShowAgainBox;
    QPushButton *m_beginButton;
    QPushButton *m_firstStepsButton;
    QPushButton *m_gamesButton;
};

} // namespace doublets
