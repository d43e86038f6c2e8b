// SPDX-License-Identifier: MIT
#pragma once

#include "match/change.h"
#include "match/command.h"
#include "match/course/course_of_play.h"
#include "match/guess/guess_first.h"
#include "match/odds/odds_store.h"
#include "match/odds/odds_watch.h"
#include "match/play/choice_preview.h"
#include "match/play/computer_play.h"
#include "match/play/hints.h"
#include "match/policy.h"
#include "match/scheduler.h"
#include "match/session/session.h"
#include "match/shown_moment.h"

#include <QObject>

#include <map>
#include <memory>
#include <optional>
#include <set>
#include <vector>

namespace doublets {

class StepPlayer;
namespace referee {
struct ThrowHindrance;
}
struct Correction;

/// A match between two players, each of whom is a person or the computer. Provides the game on the
/// board, the available commands, the shown moment, and the odds. Earlier games, files and scores
/// belong to the Session.
///
/// A window connects the match to one or more tables, which are boards on the screen that animate
/// the actions, displays the announcements of the match, and forwards the user's commands. Objects
/// that follow the game connect to changed(), which is emitted in a fixed order (see Change),
/// rather than to the game or the session. A program without a table never calls setTableState();
/// changes are then announced immediately.
class Match : public QObject
{
    Q_OBJECT

public:
    /// The state of a table with regard to the last action.
    enum class TableState : std::uint8_t {
        AtRest,        ///< the action has been shown
        Moving,        ///< men are moving; the user may already give the next command
        OutcomeHidden, ///< dice are rolling or an undo is being shown; the outcome is still hidden
    };

    /// `session` must not have been started yet; until then, there is no game. A session belongs to
    /// one match. `odds` may be shared with other matches; if it is null, the match creates its own
    /// store. `session`, `scheduler` and `odds` must outlive this object.
    explicit Match(Session &session, Policy policy = {}, Scheduler &scheduler = Scheduler::system(),
                   QObject *parent = nullptr, OddsStore *odds = nullptr);
    /// Cancels all background work, and blocks until it has stopped.
    ~Match() override;

    // The parts of the match.

    /// Returns the moment that the board and the panels show, with the commands for looking back.
    [[nodiscard]] ShownMoment &shown() { return m_shown; }
    [[nodiscard]] const ShownMoment &shown() const { return m_shown; }
    /// Returns the playback of the steps of the game.
    [[nodiscard]] StepPlayer &stepPlayer() const { return *m_stepPlayer; }
    [[nodiscard]] CourseOfPlay &course() { return m_course; }
    /// Returns the notes on the steps of the game on the board.
    [[nodiscard]] const Notes &notes() const { return m_session.notes(); }
    [[nodiscard]] OddsWatch &oddsWatch() { return m_watch; }
    [[nodiscard]] const OddsWatch &oddsWatch() const { return m_watch; }
    [[nodiscard]] OddsStore &oddsStore() const { return m_odds; }
    [[nodiscard]] GuessFirst &guessFirst() { return m_guess; }
    [[nodiscard]] const GuessFirst &guessFirst() const { return m_guess; }
    [[nodiscard]] const Hints &hints() const { return m_hints; }
    [[nodiscard]] ChoicePreview &choicePreview() { return m_choicePreview; }
    [[nodiscard]] ComputerPlay &computer() { return m_computer; }
    [[nodiscard]] const ComputerPlay &computer() const { return m_computer; }
    [[nodiscard]] Settings &settings() const { return m_session.settings(); }
    [[nodiscard]] const Policy &policy() const { return m_policy; }
    [[nodiscard]] Scheduler &scheduler() const { return m_scheduler; }

    // Queries about the game on the board.

    [[nodiscard]] bool hasGame() const { return m_session.hasGame(); }
    /// Returns the game on the board. Precondition: hasGame().
    [[nodiscard]] const Game &game() const { return m_session.game(); }
    /// Returns whether the game on the board belongs to First steps or a lesson.
    [[nodiscard]] bool isBoardLent() const { return m_session.isBoardLent(); }
    /// Returns the players of the game on the board; see Session::seats().
    [[nodiscard]] Seats seats() const { return m_session.seats(); }
    /// Returns Session::playerNames(), with the player whom texts address as "you", if any, and the
    /// input device (see Policy).
    [[nodiscard]] PlayerNames playerNames() const;
    /// Returns whether the game is over, but its result does not count because the game had ended
    /// before; see Session::isRepeatedResult().
    [[nodiscard]] bool isRepeatedResult() const { return m_session.isRepeatedResult(); }
    /// Returns the standing of the match; see Session::matchStanding(). Precondition: hasGame().
    [[nodiscard]] std::optional<MatchStanding> matchStanding() const
    {
        return m_session.matchStanding();
    }
    /// Returns whether rematch() continues the match; see Session::hasNextGame(). Precondition:
    /// hasGame().
    [[nodiscard]] bool hasNextGame() const { return m_session.hasNextGame(); }
    /// Returns whether the user can give `command` now. For PlayMan, LookBack and BeginGame, this
    /// depends only on the policy. While dice are rolling, the result for commands that depend on
    /// the throw does not change. Precondition: hasGame().
    [[nodiscard]] bool can(Command command) const;
    /// Returns a sentence that explains why the user cannot throw now. Returns an empty string if
    /// the user can throw, or if only the policy or the read-only state prevents throwing.
    /// Precondition: hasGame().
    [[nodiscard]] QString throwHindranceText() const;
    /// Returns whether the user must enter the values of the next dice and, if not, the reason.
    /// While dice are rolling, the result does not change.
    [[nodiscard]] DiceEntryState diceEntryState() const { return m_diceEntryState; }
    /// Returns the index, in the history of the game, of the throw that Command::CorrectThrow would
    /// change: the throw that is shown or, in the present, the latest throw. Returns nullopt if the
    /// game is not played with entered dice, or if no throw is shown. Precondition: hasGame().
    [[nodiscard]] std::optional<std::size_t> throwToCorrect() const;
    /// Returns the effect of replacing the throw at `index` with `faces` (see
    /// correctThrowInHistory()). Returns nullopt if that function does, or if the game is not
    /// played with entered dice. Precondition: hasGame().
    [[nodiscard]] std::optional<Correction> correction(std::size_t index,
                                                       const Numbers &faces) const;
    /// Returns whether the board is locked against moves by the user, because the match is
    /// read-only, or it is the computer's turn and the user cannot claim a number (see Claim).
    /// Precondition: hasGame().
    [[nodiscard]] bool isLocked() const;
    [[nodiscard]] bool isReadOnly() const { return m_readOnly; }
    [[nodiscard]] bool isPaused() const { return m_paused; }
    /// Returns whether all tables have shown all actions, so that texts may describe them.
    [[nodiscard]] bool isTableAtRest() const { return m_tableState == TableState::AtRest; }
    /// Returns an instruction for continuing if the computer waits for the user (see
    /// ComputerPlay::needsPrompt()). Returns an empty string otherwise.
    [[nodiscard]] QString continuePrompt() const;
    /// Returns whether throwDice() lets a waiting computer continue, instead of throwing for the
    /// user (see ComputerPlay::needsPrompt()). Not updated while dice are rolling.
    [[nodiscard]] bool isContinueOffered() const { return m_isContinueOffered; }
    /// Returns whether the next play is forced and the program is about to make it, whichever
    /// player it belongs to (see ForcedPlays::Automatic). Precondition: hasGame().
    [[nodiscard]] bool isForcedPlayDue() const;

    // Controls for windows.

    /// Reports the state of `table`, a pointer that only identifies the table. Each table of a
    /// window must report its own state. Changes are announced as Revealed once all tables are at
    /// rest.
    void setTableState(TableState state, const void *table = nullptr);
    /// Removes `table` from the tables that have reported a state. Call before the table is
    /// destroyed. Changes are announced later, from the event loop.
    void removeTable(const void *table);
    /// Pauses or resumes the computer and First steps, for example while a dialog covers the board.
    /// Defaults to false.
    void setPaused(bool paused);
    /// Sets whether the match is read-only. If true, the board is locked, and throwDice() emits
    /// continueRequested() instead of throwing. Defaults to false. Used by FirstSteps.
    void setReadOnly(bool readOnly);
    /// Sets the number of actions, counted from the beginning of the game, that undo() keeps. Each
    /// new game resets this number to 0. Used by FirstSteps.
    void setUndoLimit(std::size_t actions);
    /// Restarts the idle timer. When the timer expires, seats taken with takeSeat() return to the
    /// computer (see Policy::lentSeatTimeout). Call on any user input.
    void restartIdleTimer();
    /// Stops the computer and ends all motion. The computer continues after ComputerPlay::resume()
    /// or skipPause().
    void interruptComputer();
    /// Ends all motion and undoes a single action or correction, regardless of its player, the
    /// policy and setUndoLimit(). Returns false if there is nothing to undo. Precondition:
    /// hasGame(). Used by the museum display to return the men to their starting position between
    /// two visitors.
    bool undoOneAction();
    /// Emits remarked(). `spoken` is the wording for speech; if it is empty, `text` is spoken. Does
    /// nothing if `text` is empty.
    void remark(const QString &text, const QString &spoken = {});
    /// Updates the texts of the match after a change of language.
    void retranslate();

public Q_SLOTS:
    // Commands of the players. They require hasGame(), and do nothing if the policy withholds them.
    // All except takeSeat() and rematch() return to the present and end all motion; while dice are
    // rolling, throwDice() does nothing else. If a throw, forced plays, a hint, undo or redo is
    // impossible, a remark explains why. Plays, dice and corrections that are not legal are
    // ignored.

    /// Throws the dice, with three exceptions: if the match is read-only, emits
    /// continueRequested(); if the computer is to throw or waits for the user (see
    /// ComputerPlay::needsPrompt()), lets the computer continue without a pause; if the game needs
    /// the values of physical dice, emits diceConfirmationRequested().
    void throwDice();
    /// Plays a man. Does nothing if the computer plays the side of the man.
    void play(const doublets::Play &play);
    /// Plays several men in order, as play() does. Tables show the plays as one motion. Stops at
    /// the first play that is illegal, or whose side the computer plays.
    void playAll(const std::vector<doublets::Play> &plays);
    /// Plays men for as long as the next play is forced (see Game::isNextPlayForced()).
    void playForced();
    /// Undoes the last action that a person chose, and all actions after it. Actions of the
    /// computer and automatic forced plays do not count as chosen. If the computer plays both
    /// sides, undoes one action and stops the computer. Undoes a correction of a throw on its own.
    void undo();
    /// Redoes the actions, or the correction, that undo() undoes together.
    void redo();
    /// Requests a hint, which is given as a remark. If guessFirst().isCovered() returns true, the
    /// remark explains why there is no hint.
    void requestHint();
    /// Emits diceEntryRequested() if the game needs the values of physical dice.
    void requestDiceEntry();
    /// Throws the dice with the values of physical dice.
    void enterDice(const doublets::Numbers &dice);
    /// Replaces the throw at `index` in the history of the game with `faces`.
    void correctThrow(std::size_t index, const doublets::Numbers &faces);
    /// Makes a person the player of `side`, and resumes the computer. If the game is over, first
    /// starts another game with the same rules. The seat returns to the computer with the next
    /// game, or after an idle time (Policy::lentSeatTimeout).
    void takeSeat(doublets::Side side);
    /// Starts another game with the same rules, even if the current game is not over (see
    /// Session::newGameWithSameRules()). Does nothing while the board is lent.
    void rematch();

Q_SIGNALS:
    /// Emitted after each change, in a fixed order; see Change.
    void changed(const doublets::Change &change);
    /// Emitted when tables must end all motion immediately.
    void skipMotionRequested();
    /// Emitted with a temporary remark to the players. `spoken` is the wording for speech, with
    /// numbers as figures.
    void remarked(const QString &text, const QString &spoken);
    /// Emitted when the user must enter the values of physical dice.
    void diceEntryRequested();
    /// Emitted when the user throws in a game that needs the values of physical dice. The receiver
    /// confirms the entered values, or asks for the missing ones.
    void diceConfirmationRequested();
    /// Emitted instead of throwing while the match is read-only (see setReadOnly()).
    void continueRequested();

private:
    void connectParts();
    void onGameChanged();
    void onActionTaken(const Change &change);
    /// Resets all members that depend on the actions of the game.
    void reloadGame();
    /// Emits changed() with a change that tables animate.
    void announceToTables(const Change &change);
    /// Updates the available commands and the number of revealed actions, and announces both.
    void update();
    /// Combines the states of all tables. Returns whether the combined state has changed.
    bool updateTableState();
    /// Returns the available commands that depend on the last throw.
    [[nodiscard]] std::set<Command> availableThrowCommands() const;
    void updateComputerEnabled();
    void updatePlayerNames();
    /// Adds the luck of a won game to the statistics, once the odds of all its actions are known.
    /// Does nothing if the odds are estimated from random play.
    void logLuck();
    /// Makes forced plays if isForcedPlayDue() returns true.
    void autoPlayForced();
    [[nodiscard]] Game &editableGame() const { return m_session.editableGame(); }
    [[nodiscard]] std::optional<referee::ThrowHindrance> throwHindrance() const;
    /// Returns whether the user has men to play. If not, explains why in a remark.
    [[nodiscard]] bool checkMenToPlay();
    /// Returns to the present and ends all motion. Returns false if `command` must not be executed.
    [[nodiscard]] bool prepareFor(Command command);
    [[nodiscard]] bool isForcedPlayAutomatic() const;
    [[nodiscard]] bool isForced() const;
    /// Returns whether undo() and redo() continue beyond the current position, because no person
    /// has a decision to make there.
    [[nodiscard]] bool isSkippedByUndo() const;
    [[nodiscard]] bool canUndo() const;

    Policy m_policy;
    Scheduler &m_scheduler;
    Session &m_session;
    std::unique_ptr<OddsStore> m_ownOdds; ///< null if the store is shared
    OddsStore &m_odds;
    OddsWatch m_watch;
    CourseOfPlay m_course;
    ShownMoment m_shown;
    GuessFirst m_guess;
    Hints m_hints;
    ChoicePreview m_choicePreview;
    ComputerPlay m_computer;
    Alarm m_idleAlarm; ///< goes off when there has been no input for Policy::lentSeatTimeout
    std::map<const void *, TableState> m_busyTables; ///< the tables that are not at rest
    TableState m_tableState = TableState::AtRest;    ///< the combined state of all tables
    bool m_paused = false;
    bool m_readOnly = false;
    std::size_t m_undoLimit = 0; ///< as passed to setUndoLimit()
    /// Whether a new game, an action or a step is being announced to tables.
    bool m_announcing = false;
    std::set<Command> m_throwCommands; ///< not updated while dice are rolling
    DiceEntryState m_diceEntryState{};
    bool m_isContinueOffered = false;
    StepPlayer *m_stepPlayer; // constructed last because it listens to the other members
};

} // namespace doublets
