// SPDX-License-Identifier: MIT
#pragma once

#include "match/change.h"
#include "match/scheduler.h"

#include <QObject>
#include <QPointer>

namespace doublets {

class BoardView;
class FirstSteps;
class FirstStepsPanel;
class Match;
class Session;
class JoinPanel;
class ResultPanel;
class RuleSet;

/// A controller of the panels over the board: the introduction "First steps", which teaches a game,
/// the result of the game, and the offer of a seat. Offers a seat when a user presses a key or the
/// board while the computer plays both sides.
class Overlays : public QObject
{
    Q_OBJECT

public:
    /// `session` must be the session of `match`. `board` takes ownership of the panels. All three
    /// must outlive this object. Sets the press filter of `board`; see BoardView::setPressFilter().
    Overlays(Match &match, Session &session, BoardView &board, QObject *parent = nullptr);

    /// Sets whether the result may be shown over the board. If `allowed` is false, hides the
    /// result; otherwise restores it, unless the user is reviewing the last position. Defaults to
    /// true.
    void setResultAllowed(bool allowed);
    /// Shows the result again after a review of the finished game, once motion on the board has
    /// ended. Does nothing if the match does not show the end of a game, setResultAllowed() forbids
    /// the result, or the user has closed the result.
    void restoreResult();
    /// Shows and announces the result of the finished game, even if the user has closed it, and
    /// returns to the latest position. Does nothing if the game is not over, belongs to First steps
    /// or a lesson, or setResultAllowed() forbids the result. Precondition: the match has a game.
    void reopenResult();
    /// Moves the focus to the first button of the result. Does nothing unless the result is shown.
    void focusResult();
    /// Begins First steps of the current game on the board, or begins again if First steps is
    /// running; may resume at a later step (see FirstSteps::begin()). Suspends the current game
    /// until First steps ends. Precondition: the match has a game.
    void beginFirstSteps();
    /// Begins First steps of `ruleSet` on the board. Uses the rulings of the current game if the
    /// game has the same rule set, and otherwise the default rulings. Suspends the current game
    /// until First steps ends. Precondition: the match has a game.
    void beginFirstSteps(const RuleSet &ruleSet);
    /// Returns whether the offer of a seat is open, waiting for the user's answer.
    [[nodiscard]] bool hasPendingOffer() const;
    [[nodiscard]] bool areFirstStepsVisible() const;
    /// Closes the visible panel, as Esc does. Returns false, doing nothing, if no panel is visible.
    bool dismiss();
    /// Updates the positions of the panels.
    void updatePlacement();
    /// Updates all texts after a change of language.
    void retranslate();

Q_SIGNALS:
    /// Emitted when hasPendingOffer() may have changed.
    void pendingOfferChanged();
    /// Emitted after the panel of First steps has been shown or hidden.
    void firstStepsVisibilityChanged();
    /// Emitted after First steps has ended and the suspended game is back on the board.
    void firstStepsEnded();
    /// Emitted after First steps has ended because the user asked to play the game that was learnt.
    void learntGameRequested(const QString &ruleSetId);
    /// Emitted when the user asks to choose another game.
    void otherGameRequested();
    /// Emitted when the user asks to compare the game with the same dice under other rules.
    void comparisonRequested();
    /// Emitted when the user asks to review the finished game.
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
    /// Returns whether a press on the board, or Return, shows the result again after the user has
    /// closed it.
    [[nodiscard]] bool canReopenResult() const;
    /// Offers a seat. Returns false, doing nothing, unless the computer plays both sides, the match
    /// shows the latest position and no offer is open.
    bool offerSeat();
    void showResult();
    /// Updates the texts of the result panel if it is visible. Announces the result if the luck has
    /// become known and the result has not been announced yet.
    void updateResult();
    void announceResult();
    /// Delays the focus of the result panel until screen readers have spoken `message`. Does
    /// nothing if the focus is not due.
    void delayFocus(const QString &message);
    /// Hides the result panel until the match shows the end of the game again. Does nothing if the
    /// user has closed the panel.
    void hideResult();

    Match &m_match;
    Session &m_session;
    BoardView &m_board;
    ResultPanel *m_resultPanel;
    JoinPanel *m_joinPanel;
    FirstSteps *m_firstSteps;
    FirstStepsPanel *m_firstStepsPanel;
    Alarm m_luckTimeout;                   ///< active until the result has been announced
    Alarm m_focusDelay;                    ///< active until the result panel gets the focus
    QPointer<QWidget> m_focusBeforeResult; ///< had the focus when the result was shown
    QString m_spokenText;                  ///< announced since the result panel appeared
    bool m_isResultHandled = false; ///< whether the result is shown or has been closed by the user
    bool m_isResultAllowed = true;  ///< as passed to setResultAllowed()
    /// Whether the user is reviewing the last position instead of the result.
    bool m_isLastPositionReviewed = false;
};

} // namespace doublets
