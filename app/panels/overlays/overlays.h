// SPDX-License-Identifier: MIT
#pragma once

#include "match/change.h"
#include "match/clock.h"

#include <QObject>

namespace doublets {

class BoardView;
class FirstSteps;
class FirstStepsPanel;
class Match;
class Session;
class JoinPanel;
class ResultPanel;
class RuleSet;

/// The panels over the board: First steps, the offer to join a game in which the computer plays
/// both sides, and the result. Detects the arrival of a user at such a game.
class Overlays : public QObject
{
    Q_OBJECT

public:
    /// `match`, its `session` and `board` must outlive this object; `board` owns the panels.
    Overlays(Match &match, Session &session, BoardView &board, QObject *parent = nullptr);

    /// Sets whether the result is shown over the board. Defaults to true.
    void setResultShown(bool shown);
    /// Shows the result again after a review of the ended game. Does nothing if an earlier moment
    /// is shown or the user has closed the result.
    void restoreResult();
    /// Begins First steps on the board. The current game is suspended until First steps ends.
    void beginFirstSteps();
    /// Begins First steps of the game of `ruleSet` on the board.
    void beginFirstSteps(const RuleSet &ruleSet);
    /// Returns whether the offer to join is waiting for an answer.
    [[nodiscard]] bool hasOpenQuestion() const;
    /// Closes the visible panel. Returns false if there is none.
    bool dismiss();
    /// Updates the positions of the panels.
    void updatePlacement();
    void retranslate();

Q_SIGNALS:
    /// Emitted when hasOpenQuestion() may have changed.
    void openQuestionChanged();
    /// Emitted when First steps has ended and the user's own game is back on the board.
    void firstStepsEnded();
    /// Emitted after First steps has ended because the user wants to play the game that was learnt.
    void learntGameRequested(const QString &ruleSetId);
    /// Emitted when the user wants to choose another game.
    void gamesRequested();
    /// Emitted when the user wants to see the same dice played under other rules.
    void comparisonRequested();
    /// Emitted when the user wants to review the game that has ended.
    void reviewRequested();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void connectJoinPanel();
    void connectResultPanel();
    void connectFirstSteps();
    void onChange(const Change &change);
    /// Handles a press on the board before the board receives the press. Returns true if the press
    /// is consumed.
    bool filterPress();
    /// Returns whether a press shows the result again that the user has closed.
    [[nodiscard]] bool canReturnResult() const;
    /// Offers a seat to a user who arrives while the computer plays both sides. Returns false,
    /// without an offer, in other games.
    bool offerSeat();
    /// Shows the result panel.
    void showResult();
    /// Updates the texts of the result panel if it is visible, and announces them once the luck is
    /// known.
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
    FirstSteps *m_firstSteps;
    FirstStepsPanel *m_firstStepsPanel;
    Alarm m_luckTimeout;            ///< active until the result has been announced
    bool m_isResultHandled = false; ///< whether the result has been shown since the game ended
    bool m_isResultShown = true;
    /// Whether the user looks at the last position instead of the result.
    bool m_isLastPositionReviewed = false;
};

} // namespace doublets
