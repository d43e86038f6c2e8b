// SPDX-License-Identifier: MIT
#pragma once

#include "match/change.h"
#include "match/clock.h"
#include "match/command.h"
#include "match/course/course_of_play.h"
#include "match/guess/guess_first.h"
#include "match/odds/odds_store.h"
#include "match/odds/odds_watch.h"
#include "match/play/choice_preview.h"
#include "match/play/computer_play.h"
#include "match/play/hints.h"
#include "match/policy.h"
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

/// A match between two players, each a person or the computer: the game on the board, the commands
/// available now, the moment shown, and the odds. Earlier games, files and scores belong to the
/// Session.
///
/// A shell, such as a window, connects the match to one or more tables (boards on the screen, which
/// animate the actions), displays what the match announces and forwards the user's commands.
/// Session listens to the game, Match listens to the session, and everything else connects to
/// changed(), which is emitted in a fixed order (see Change). A shell without a table never calls
/// setTableState(); changes are then announced immediately.
class Match : public QObject
{
    Q_OBJECT

public:
    /// The state of a table with regard to the last action.
    enum class TableState : std::uint8_t {
        AtRest,        ///< the action has been shown
        Moving,        ///< men are moving; the next command may be given already
        OutcomeHidden, ///< dice are rolling or an undo is being shown; the outcome is still hidden
    };

    /// `session` and `clock` must outlive this object, and so must `odds`, which may be shared with
    /// other matches. If `odds` is null, the match creates its own store. There is no game until
    /// the session has been started. A session belongs to one match.
    explicit Match(Session &session, const Policy &policy = {}, Clock &clock = Clock::system(),
                   QObject *parent = nullptr, OddsStore *odds = nullptr);
    ~Match() override;

    // The parts of the match.

    /// Returns the moment that board and panels show, and the commands for looking back.
    [[nodiscard]] ShownMoment &shown() { return m_shown; }
    [[nodiscard]] const ShownMoment &shown() const { return m_shown; }
    /// Returns the player that steps through the game automatically. Owned by the match.
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
    [[nodiscard]] Clock &clock() const { return m_clock; }

    // Queries about the game on the board.

    [[nodiscard]] bool hasGame() const { return m_session.hasGame(); }
    /// Precondition: hasGame().
    [[nodiscard]] const Game &game() const { return m_session.game(); }
    /// Returns whether the game is one of First steps or of a lesson.
    [[nodiscard]] bool isBoardLent() const { return m_session.isBoardLent(); }
    [[nodiscard]] Seats seats() const { return m_session.seats(); }
    [[nodiscard]] PlayerNames playerNames() const;
    /// Returns the standing of the match of several games; nullopt for a single game.
    [[nodiscard]] std::optional<MatchStanding> matchStanding() const
    {
        return m_session.matchStanding();
    }
    /// Returns whether the user can give `command` now. While dice are rolling, the answer for
    /// commands that depend on the throw remains as it was before the throw. Precondition:
    /// hasGame().
    [[nodiscard]] bool can(Command command) const;
    /// Returns why the user cannot throw now, as a sentence; empty if the user can.
    [[nodiscard]] QString throwHindranceText() const;
    /// Returns whether the user must enter the values of the next dice and, if not, why not. While
    /// dice are rolling, the answer remains as it was before the throw.
    [[nodiscard]] DiceEntryState diceEntryState() const { return m_diceEntryState; }
    /// Returns the index, among the actions of the game, of the throw that CorrectThrow would
    /// change: the throw looked back at or, in the present, the latest one shown. Returns nullopt
    /// if the game is not played with entered dice or has no throw yet.
    [[nodiscard]] std::optional<std::size_t> throwToCorrect() const;
    /// Returns the effect of replacing the throw at `index` by `faces` (see
    /// correctThrowInHistory()). Returns nullopt if the throw cannot be corrected in that way, or
    /// if the game is not played with entered dice.
    [[nodiscard]] std::optional<Correction> correction(std::size_t index,
                                                       const Numbers &faces) const;
    /// Returns whether the board is locked against moves by the user: the match is read-only, or
    /// the computer is on turn and no number can be claimed. Precondition: hasGame().
    [[nodiscard]] bool isLocked() const;
    [[nodiscard]] bool isReadOnly() const { return m_readOnly; }
    [[nodiscard]] bool isPaused() const { return m_paused; }
    /// Returns whether all actions have been shown by every table, so that texts may describe them.
    [[nodiscard]] bool isTableAtRest() const { return m_tableState == TableState::AtRest; }
    /// Returns the instruction for continuing while the computer waits for the user; empty
    /// otherwise.
    [[nodiscard]] QString continuePrompt() const;
    /// Returns whether a forced move is about to be played for the user.
    [[nodiscard]] bool isForcedPlayDue() const;

    // Controls for shells.

    /// Reports the state of `table`, a pointer that only identifies the table. If the shell has
    /// several tables, each reports its own state, and changes are announced as Revealed once all
    /// of them are at rest.
    void setTableState(TableState state, const void *table = nullptr);
    /// Forgets `table`, for example because it is being destroyed.
    void removeTable(const void *table);
    /// Pauses or resumes the computer and First steps, for example while a dialog covers the board.
    void setPaused(bool paused);
    /// Sets whether the board is read-only. If so, it is locked, and throwDice() emits
    /// continueRequested() instead. Used by FirstSteps.
    void setReadOnly(bool readOnly);
    /// Restarts the idle timer after which seats lent to visitors are returned. Called by the shell
    /// upon any user input.
    void restartIdleTimer();
    /// Stops the computer and ends all motion. ComputerPlay::resume() lets it continue.
    void interruptComputer();
    /// Ends all motion and undoes the last action alone, whoever chose it and whatever the policy.
    /// Returns false if there is none. Used to put the men back between two visitors.
    bool undoOneAction();
    /// Emits remarked() with `text` and, for speech, `spoken`, which defaults to `text`. Does
    /// nothing if `text` is empty.
    void remark(const QString &text, const QString &spoken = {});
    /// Retranslates the texts of the match into the current language.
    void retranslate();

public Q_SLOTS:
    // Commands of the players. They do nothing if the policy withholds them. Otherwise all but
    // takeSeat() and rematch() return to the present and end all motion; while dice are rolling,
    // throwDice() does only that. If a throw, forced plays, a hint, undo or redo is impossible, a
    // remark says why. Plays, entered dice and corrections that the game refuses change nothing;
    // callers offer legal ones only.

    /// Throws the dice. Instead, emits continueRequested() if the match is read-only, makes the
    /// computer act without a pause if it is on turn, or emits diceEntryRequested() if the game
    /// needs the values of physical dice.
    void throwDice();
    /// Plays a man of a side played by a person. Does nothing for a side of the computer.
    void play(const doublets::Play &play);
    /// Plays `plays` in order, as play() does, and shows them as one motion.
    void playAll(const std::vector<doublets::Play> &plays);
    /// Plays all men that are forced.
    void playForced();
    /// Undoes all actions back to and including the last one that a person chose. The computer's
    /// actions and, if forced men are played automatically, the forced plays do not count as
    /// chosen. If the computer plays both sides, undoes one action and stops the computer. A
    /// correction of a throw is undone alone.
    void undo();
    /// Redoes the actions, or the correction, that undo() would undo together.
    void redo();
    /// Requests a hint, which follows as a remark. If guessFirst().isCovered(), a remark says so
    /// instead.
    void requestHint();
    /// Emits diceEntryRequested() if the game needs the values of physical dice.
    void requestDiceEntry();
    void enterDice(const doublets::Numbers &dice);
    /// Replaces the throw at `index`, counted in actions of the game, by `faces`.
    void correctThrow(std::size_t index, const doublets::Numbers &faces);
    /// Seats a person on `side`, and lets the computer continue. The seat returns to the computer
    /// with the next game, or after an idle time (Policy::lentSeatTimeout).
    void takeSeat(doublets::Side side);
    /// Starts another game with the same rules.
    void rematch();

Q_SIGNALS:
    /// Emitted in a fixed order; see Change.
    void changed(const doublets::Change &change);
    /// Emitted when tables must end all motion at once.
    void skipMotionRequested();
    /// Emitted with a passing remark. `spoken` is its wording for speech, with numbers as figures.
    void remarked(const QString &text, const QString &spoken);
    /// Emitted when the user must enter the values of physical dice.
    void diceEntryRequested();
    /// Emitted instead of throwing while the board is read-only (see setReadOnly()).
    void continueRequested();

private:
    void connectParts();
    void onGameChanged();
    void onActionTaken(const Change &change);
    /// Resets everything that depends on the actions of the game.
    void reloadGame();
    /// Emits changed() for tables to animate.
    void announceToTables(const Change &change);
    /// Updates the available commands and the visible actions, and announces both.
    void update();
    /// Combines the states of all tables. Returns whether the result has changed.
    bool updateTableState();
    /// Returns the commands, among those that depend on the last throw, that are available.
    [[nodiscard]] std::set<Command> availableThrowCommands() const;
    void updateComputerEnabled();
    void updatePlayerNames();
    /// Adds the luck of a finished game to the statistics once its odds are known.
    void logLuck();
    /// Plays forced men if Settings::forcedPlays is Automatic and there is nothing to redo.
    void autoPlayForced();
    [[nodiscard]] Game &editableGame() const { return m_session.editableGame(); }
    [[nodiscard]] std::optional<referee::ThrowHindrance> throwHindrance() const;
    /// Returns whether the user has men to play; if not, makes a remark that says why.
    [[nodiscard]] bool checkMenToPlay();
    /// Prepares for a command from the user. Returns false if it must not be executed.
    [[nodiscard]] bool prepareFor(Command command);
    [[nodiscard]] bool isForcedPlayAutomatic() const;
    [[nodiscard]] bool isForced() const;
    /// Returns whether undo() and redo() continue past the current position, because no person has
    /// a decision to make there.
    [[nodiscard]] bool isSkippedByUndo() const;

    Policy m_policy;
    Clock &m_clock;
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
    Alarm m_idleAlarm; ///< goes off when the board has been idle for Policy::lentSeatTimeout
    std::map<const void *, TableState> m_movingTables; ///< the tables that are not at rest
    TableState m_tableState = TableState::AtRest;      ///< the combined state of all tables
    bool m_paused = false;
    bool m_readOnly = false;
    /// Whether a new game, an action or a step is being announced to the tables.
    bool m_announcing = false;
    std::set<Command> m_throwCommands; ///< not updated while dice are rolling
    DiceEntryState m_diceEntryState{};
    StepPlayer *m_stepPlayer; // constructed last because it listens to the other members
};

} // namespace doublets
