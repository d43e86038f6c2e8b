// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/event.h"
#include "match/change.h"
#include "match/clock.h"
#include "match/command.h"
#include "match/course/course_of_play.h"
#include "match/guess/guess_first.h"
#include "match/moment.h"
#include "match/odds/odds_store.h"
#include "match/odds/odds_watch.h"
#include "match/odds/skill_store.h"
#include "match/play/computer_play.h"
#include "match/play/hints.h"
#include "match/policy.h"
#include "match/session/session.h"
#include "match/session/session_dice.h"

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

/// A match between two players, each a person or the computer: the game on the board and the games
/// before it, the commands available now, the moment shown, and the odds.
///
/// A shell, such as a window, connects the match to one or more tables, displays what it announces
/// and forwards the user's commands. Session listens to the game, Match listens to the session, and
/// everything else connects to changed(), which is emitted in a fixed order (see Change). A shell
/// without a table never calls setTable(); changes are then announced immediately.
class Match : public QObject
{
    Q_OBJECT

public:
    /// What a table is doing with the last action.
    enum class Table : std::uint8_t {
        AtRest,        ///< the action has been shown
        Moving,        ///< men are moving; the next command may be given already
        OutcomeHidden, ///< dice are rolling or an undo is being shown; the outcome is still hidden
    };
    /// The subject of the "Why?" page.
    struct Question
    {
        QString title; ///< the name of a throw; empty before the first one
        /// Events with a common outcome; empty if nothing needs an explanation.
        std::vector<Event> events;
        bool operator==(const Question &) const = default;
    };

    /// `session` and `clock` must outlive this object, and so must `odds`, which may be shared with
    /// other matches. If `odds` is null, the match creates its own store. There is no game until
    /// the session has been started. A session belongs to one match.
    explicit Match(Session &session, const Policy &policy = {}, Clock &clock = Clock::system(),
                   QObject *parent = nullptr, OddsStore *odds = nullptr);
    ~Match() override;

    [[nodiscard]] bool hasGame() const { return m_session.hasGame(); }
    /// Precondition: hasGame().
    [[nodiscard]] const Game &game() const { return m_session.game(); }
    /// Returns whether the game on the board is one of First steps or of a lesson.
    [[nodiscard]] bool isBoardLent() const { return m_session.isBoardLent(); }
    [[nodiscard]] Seats seats() const { return m_session.seats(); }
    [[nodiscard]] Tally tally() const { return m_session.tally(); }
    [[nodiscard]] Settings &settings() const { return m_session.settings(); }
    [[nodiscard]] const Policy &policy() const { return m_policy; }
    [[nodiscard]] Clock &clock() const { return m_clock; }
    [[nodiscard]] PlayerNames playerNames() const;
    [[nodiscard]] CourseOfPlay &course() { return m_course; }
    [[nodiscard]] const SessionDice &sessionDice() const { return m_dice; }
    [[nodiscard]] OddsWatch &odds() { return m_watch; }
    /// Returns a factory for odds to be computed in another thread.
    [[nodiscard]] OddsFactory oddsMaker() const { return m_odds.maker(); }
    [[nodiscard]] GuessFirst &guessFirst() { return m_guess; }
    [[nodiscard]] const GuessFirst &guessFirst() const { return m_guess; }
    [[nodiscard]] SkillStore &skill() { return m_skill; }
    [[nodiscard]] const Hints &hints() const { return m_hints; }
    [[nodiscard]] ComputerPlay &computer() { return m_computer; }
    [[nodiscard]] const ComputerPlay &computer() const { return m_computer; }

    /// Returns the rule sets that the policy offers, in the order in which they are offered.
    [[nodiscard]] std::vector<const RuleSet *> ruleSets() const;
    /// Returns the moment that board and panels show.
    [[nodiscard]] Moment moment() const;
    /// Returns the step shown; in the present, the last step of the game.
    [[nodiscard]] Step step() const;
    /// Returns the player that steps through the game automatically. Owned by the match.
    [[nodiscard]] StepPlayer &stepPlayer() const { return *m_stepPlayer; }
    /// Returns the note on the step shown; empty if it has none.
    [[nodiscard]] QString note() const;
    /// Sets the note on the step shown, as normalised by sanitizedNote(). An empty text removes the
    /// note. If the game has limits::MaxNotes already, makes a remark and changes nothing.
    void setNote(const QString &typed);
    /// Returns whether all actions have been shown by every table, so that texts may describe them.
    [[nodiscard]] bool isTableAtRest() const { return m_table == Table::AtRest; }
    /// Returns whether the user can give `command` now. While dice are rolling, commands that
    /// depend on the throw keep the answer that they had before it.
    [[nodiscard]] bool can(Command command) const;
    /// Returns the index, among the actions of the game, of the throw that CorrectThrow would
    /// change: the throw looked back at or, in the present, the latest one shown. Returns nullopt
    /// if the game is not played with entered dice or has no throw yet.
    [[nodiscard]] std::optional<std::size_t> throwToCorrect() const;
    /// Returns the effect of replacing the throw at `index` by `faces` (see
    /// correctThrowInHistory()), or nullopt if the throw cannot be corrected in that way.
    [[nodiscard]] std::optional<Correction> correction(std::size_t index,
                                                       const Numbers &faces) const;
    [[nodiscard]] DiceRequest diceRequest() const { return m_diceRequest; }
    /// Returns whether the user cannot move any man now.
    [[nodiscard]] bool isLocked() const;
    /// Returns the subject of the "Why?" page at the moment shown.
    [[nodiscard]] Question question() const;
    /// Returns the caption that describes the moment shown.
    [[nodiscard]] QString caption() const { return captionIn(playerNames().numbers); }
    /// Returns the caption with the numbers of the dice worded as `numbers`.
    [[nodiscard]] QString captionIn(NumberWords numbers) const;
    /// Returns the instruction for continuing while the computer waits for the user; empty
    /// otherwise.
    [[nodiscard]] QString continuePrompt() const;
    /// Returns the provenance of the rule behind the caption, or nullopt if no rule decided it.
    [[nodiscard]] std::optional<Status> captionStatus() const;

    /// Rewrites the texts of the match in the current language.
    void retranslate();

    /// Reports the state of the table `whose`. If the shell has several tables, each reports its
    /// own, and changes are announced as Told once all of them are at rest.
    void setTable(Table state, const void *whose = nullptr);
    /// Forgets the table `whose`, for example because it is being destroyed.
    void removeTable(const void *whose);
    /// Ends all motion and undoes the last action alone, whoever chose it and whatever the policy.
    /// Returns false if there is none. Used to put the men back between two visitors.
    bool undoOneAction();
    /// Pauses everything automatic, for example while a dialog covers the board.
    void setPaused(bool paused);
    [[nodiscard]] bool isPaused() const { return m_paused; }
    /// Makes the board read-only: it is locked, and throwDice() emits continueRequested() instead.
    /// Used by FirstSteps.
    void hold(bool held);
    /// Restarts the idle timer after which seats lent to visitors are returned. Called by the shell
    /// upon any user input.
    void restartIdleTimer();

    /// Emits remarked() with `text` and, for speech, `spoken`, which defaults to `text`. Does
    /// nothing if `text` is empty.
    void remark(const QString &text, const QString &spoken = {})
    {
        if (!text.isEmpty()) {
            Q_EMIT remarked(text, spoken.isEmpty() ? text : spoken);
        }
    }

public Q_SLOTS:
    /// Shows the end of row `row` of the course of play. Does nothing if there is no such row.
    void lookBackAt(int row);
    /// Returns from the past to the present. Does nothing in the present.
    void returnToPresent();
    /// Shows the start of the game, before the first action.
    void stepToStart();
    /// Shows the previous step. Does nothing at the start of the game.
    void stepBack();
    /// Shows the next step with its original motion. The last step is the present.
    void stepForward();

    /// The following commands do nothing if the policy withholds them. Otherwise they return to the
    /// present and end all motion; while dice are rolling, throwDice() does only that. If a throw,
    /// forced plays, a hint, undo or redo is impossible, a remark says why. Plays, entered dice and
    /// corrections that the game refuses change nothing; callers offer legal ones only.
    void throwDice();
    void enterDice(const doublets::Numbers &dice);
    /// Replaces the throw at `index`, counted in actions of the game, by `faces`.
    void correctThrow(std::size_t index, const doublets::Numbers &faces);
    void play(const doublets::Play &play);
    void playForced();
    void askHint();
    /// Undoes the last action together with everything that no person chose: the computer's actions
    /// and, if the table plays forced men, those. If the computer plays both sides, undoes one
    /// action and stops the computer.
    void undo();
    void redo();
    /// Emits diceWanted() if the game needs the values of physical dice.
    void requestDiceEntry();

    /// Stops the computer, which plays both sides, until resume() is called.
    void interrupt();
    /// Lets the computer go on after interrupt().
    void resume();
    /// Seats a person on `side` for the rest of the game, and lets the computer go on.
    void takeSeat(doublets::Side side);
    /// Starts another game with the same rules.
    void rematch();

Q_SIGNALS:
    void changed(const doublets::Change &change);
    /// Emitted when note() may have changed while the moment shown is the same.
    void noteChanged();
    /// Emitted when tables must end all motion at once.
    void skipMotionRequested();
    /// Emitted with a passing remark. `spoken` is its wording for speech, with numbers as figures.
    void remarked(const QString &text, const QString &spoken);
    /// Emitted when the user must enter the values of physical dice.
    void diceWanted();
    /// Emitted instead of throwing while the board is read-only (see hold()).
    void continueRequested();

private:
    /// The moment looked back at.
    struct Past
    {
        Step step;
        Moment::Kind kind{};
    };

    void beginGame();
    void onChange(const Change &change);
    /// Resets everything that depends on the actions of the game.
    void reloadGame();
    void announce(Change::What what);
    /// Updates the available commands and the visible actions, and announces both.
    void update();
    /// Combines the states of all tables. Returns whether the result has changed.
    bool updateTableState();
    /// Returns the commands, among those that depend on the last throw, that are available.
    [[nodiscard]] std::set<Command> commandsHiddenByDice() const;
    void updateComputerEnabled();
    void updatePlayers();
    void playOn();
    [[nodiscard]] Game &editableGame() const { return m_session.editableGame(); }
    [[nodiscard]] std::optional<referee::ThrowHindrance> throwHindrance() const;
    /// Returns whether the user has men to play; if not, makes a remark that says why.
    [[nodiscard]] bool hasMenToPlay();
    /// Prepares for a command from the user. Returns false if it must not be executed.
    [[nodiscard]] bool prepare(Command command);
    [[nodiscard]] bool tablePlays() const;
    [[nodiscard]] bool isForced() const;
    /// Returns whether no person has a decision to make.
    [[nodiscard]] bool isSkippedByUndo() const;
    /// Precondition: the past is shown.
    [[nodiscard]] QString lookingBackText() const;

    Policy m_policy;
    Clock &m_clock;
    Session &m_session;
    SessionDice m_dice;
    std::unique_ptr<OddsStore> m_ownOdds; ///< null if the store is shared
    OddsStore &m_odds;
    OddsWatch m_watch;
    SkillStore m_skill;
    CourseOfPlay m_course;
    GuessFirst m_guess;
    Hints m_hints;
    ComputerPlay m_computer;
    Alarm m_alone; ///< rings when the board has been idle for Policy::seatsLentFor
    std::map<const void *, Table> m_tables; ///< the tables that are not at rest
    Table m_table = Table::AtRest;          ///< the combined state of all tables
    std::size_t m_told = 0;                 ///< number of actions that have been shown
    std::optional<Past> m_past;             ///< nullopt in the present
    bool m_paused = false;
    bool m_held = false;
    /// Whether a new game, an action or a step is being announced to the tables.
    bool m_showing = false;
    std::set<Command> m_commandsHiddenByDice; ///< not updated while dice are rolling
    DiceRequest m_diceRequest{};
    StepPlayer *m_stepPlayer; // constructed last because it listens to the other members
};

} // namespace doublets
