// SPDX-License-Identifier: MIT
#pragma once

#include "match/change.h"
#include "match/clock.h"

#include <QObject>

#include <optional>

namespace doublets {

class BoardView;
class FirstSteps;
class FirstStepsPanel;
class Match;
class Session;
class StartPanel;
class JoinPanel;
class ResultPanel;
struct Seats;

/// The panels over the board: how to win, First steps, the offer to join a game in which the
/// computer plays both sides, and the result. Detects the arrival of a user at such a game.
class Overlays : public QObject
{
    Q_OBJECT

public:
    /// `match`, its `session` and `board` must outlive this object; `board` owns the panels.
    Overlays(Match &match, Session &session, BoardView &board, QObject *parent = nullptr);

    /// Shows how the game is won, when the program has started with a new game. Does nothing if the
    /// user has turned this off, or if the computer plays both sides.
    void showStartPanelOnLaunch();
    /// Shows the latest position of the game, and how the game is won.
    void showStartPanel();
    /// Sets whether the result is shown over the board. Defaults to true.
    void setResultShown(bool shown);
    /// Begins First steps on the board. The current game is suspended until First steps ends.
    void beginFirstSteps();
    /// Returns whether a panel is waiting for an answer.
    [[nodiscard]] bool hasOpenQuestion() const;
    /// Closes the visible panel. Returns false if there is none.
    bool dismiss();
    /// Updates the positions of the panels.
    void updatePlacement();
    void retranslate();

Q_SIGNALS:
    /// Emitted when hasOpenQuestion() may have changed.
    void openQuestionChanged();
    /// Emitted when the start panel has been closed and the game begins.
    void gameBegun();
    /// Emitted when the user wants to choose another game.
    void gamesRequested();
    /// Emitted when the user wants to see the same dice by other rules.
    void comparisonRequested();
    /// Emitted when the user wants to review the game that has ended.
    void reviewRequested();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void connectStartPanel();
    void connectJoinPanel();
    void connectResultPanel();
    void connectFirstSteps();
    void onChange(const Change &change);
    /// Seats the players as chosen on the start panel; nullopt leaves the seats unchanged.
    void assignSeats(const std::optional<Seats> &seats);
    /// Handles a press on the board before the board receives the press. Returns true if the press
    /// is consumed.
    bool filterPress();
    /// Offers a seat to a user who arrives while the computer plays both sides. Returns false,
    /// without an offer, in other games.
    bool offerSeat();
    /// Shows the result panel.
    void showResult();
    /// Updates the texts of the visible panel, and announces them once the luck is known.
    void updateResult();
    void announceResult();
    /// Hides the result panel until the end of the game is shown again. Does nothing if the user
    /// has closed the panel.
    void hideResult();

    Match &m_match;
    Session &m_session;
    BoardView &m_board;
    ResultPanel *m_resultPanel;
    JoinPanel *m_joinPanel;
    StartPanel *m_startPanel;
    FirstSteps *m_firstSteps;
    FirstStepsPanel *m_firstStepsPanel;
    Alarm m_luckTimeout;            ///< active until the result has been announced
    bool m_isResultHandled = false; ///< whether the result has been shown since the game ended
    bool m_isResultShown = true;
    bool m_startedFromPanel = false; ///< whether First steps was chosen on the start panel
};

} // namespace doublets
