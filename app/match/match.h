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
#include "match/session/sitting_dice.h"

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

/// A match between two players, people or the computer: the game on the board and those before it,
/// what may be done now, which moment is shown, and what is known of its odds. A shell, such as a
/// window, joins it to a table, shows what it tells and passes on what people want.
///
/// Its session is connected to the game, it to the session, and everything else to `changed`, which
/// comes in a fixed order: see Change. A shell without a table need not say anything of tables: all
/// is told at once.
class Match : public QObject
{
    Q_OBJECT

public:
    /// What the table does with the last action.
    enum class Table : std::uint8_t {
        AtRest,    ///< it has been seen
        Moving,    ///< men move; what follows may be done already
        Revealing, ///< dice roll, or an undo is shown: nobody can see yet what follows
    };
    /// What "Why?" is about.
    struct Question
    {
        QString title;             ///< a throw; empty: before the first one
        std::vector<Event> events; ///< of one fate; none: nothing in it wants explaining
        bool operator==(const Question &) const = default;
    };

    /// Catalogue, settings and clock must outlive the match, and so must the odds that it shares
    /// with others; without those it solves its own. There is a game once the session has been
    /// started.
    Match(const Catalogue &catalogue, Settings &settings, const Policy &policy = {},
          Clock &clock = Clock::system(), QObject *parent = nullptr, OddsStore *odds = nullptr);
    ~Match() override;

    [[nodiscard]] Session &session() { return m_session; }
    [[nodiscard]] const Session &session() const { return m_session; }
    [[nodiscard]] Game &game() const { return m_session.game(); }
    [[nodiscard]] Settings &settings() const { return m_session.settings(); }
    [[nodiscard]] const Policy &policy() const { return m_policy; }
    [[nodiscard]] Clock &clock() const { return m_clock; }
    [[nodiscard]] PlayerNames playerNames() const;
    [[nodiscard]] CourseOfPlay &course() { return m_course; }
    [[nodiscard]] const SittingDice &sittingDice() const { return m_dice; }
    [[nodiscard]] OddsWatch &odds() { return m_watch; }
    /// Odds for work of its own in another thread.
    [[nodiscard]] OddsMaker oddsMaker() const { return m_odds.maker(); }
    [[nodiscard]] GuessFirst &guessFirst() { return m_guess; }
    [[nodiscard]] const GuessFirst &guessFirst() const { return m_guess; }
    [[nodiscard]] SkillStore &skill() { return m_skill; }
    [[nodiscard]] const Hints &hints() const { return m_hints; }
    [[nodiscard]] ComputerPlay &computer() { return m_computer; }
    [[nodiscard]] const ComputerPlay &computer() const { return m_computer; }

    /// The rule sets that may be chosen here, in the order in which they are offered.
    [[nodiscard]] std::vector<const RuleSet *> ruleSets() const;
    /// The moment that everything shows.
    [[nodiscard]] Moment moment() const;
    /// The step that it is at; at the present the last one.
    [[nodiscard]] Step step() const;
    /// Goes through the steps by itself.
    [[nodiscard]] StepPlayer &stepPlayer() const { return *m_stepPlayer; }
    /// What is noted on the step shown; empty where nothing is.
    [[nodiscard]] QString note() const;
    /// Notes that on it, as far as it may be: see `noteFrom`; empty: nothing.
    void setNote(const QString &typed);
    /// Whether all that was done has been seen, and may be told.
    [[nodiscard]] bool isSettled() const { return m_table == Table::AtRest; }
    /// Whether people may do that now. While dice are on their way: whether they could before.
    [[nodiscard]] bool can(Command command) const;
    /// The index, among the actions, of the throw that would be corrected now: the one looked back
    /// at, else the latest that has been seen.
    [[nodiscard]] std::optional<std::size_t> throwToCorrect() const;
    /// What would become of the game if these had fallen there: see correctedGame. Nothing where
    /// that cannot be.
    [[nodiscard]] std::optional<Correction> correction(std::size_t index,
                                                       const Numbers &faces) const;
    [[nodiscard]] DiceDemand diceDemand() const { return m_diceDemand; }
    /// Whether no man is to be moved by people now.
    [[nodiscard]] bool isLocked() const;
    /// What "Why?" is about at the moment shown.
    [[nodiscard]] Question question() const;
    /// The line that tells of the moment shown.
    [[nodiscard]] QString caption() const { return captionIn(playerNames().numbers); }
    /// The same with numbers called so.
    [[nodiscard]] QString captionIn(NumberWords numbers) const;
    /// Where the computer waits for people to go on: how; else empty.
    [[nodiscard]] QString goOnText() const;
    /// How we know the rule that decided what it tells; none where no rule did.
    [[nodiscard]] std::optional<Status> captionStatus() const;

    /// The texts of the match are written in the present language.
    void retranslate();

    /// From the shell: what its table does. Where there are several, each says its own, and all is
    /// told once all have shown it.
    void setTable(Table state, const void *whose = nullptr);
    /// That table is no longer there.
    void dropTable(const void *whose);
    /// From the shell: whether something stands between people and the board, such as a question.
    /// Then nothing happens by itself.
    void setPaused(bool paused);
    [[nodiscard]] bool isPaused() const { return m_paused; }
    /// Whether what the board shows is to be looked at, and nothing done there: it is locked, and
    /// to throw asks to go on instead. For First steps.
    void hold(bool held);
    /// From the shell: somebody is at the board.
    void notePresence();

    /// Says something in passing, and to voices in other words where they are given: see
    /// `remarked`.
    void remark(const QString &text, const QString &spoken = {})
    {
        if (!text.isEmpty()) {
            Q_EMIT remarked(text, spoken.isEmpty() ? text : spoken);
        }
    }

public Q_SLOTS:
    /// Shows the end of that row of the course of play.
    void lookBackAt(int row);
    void returnToPresent();
    /// Shows the start of the game, before anything was done.
    void stepToStart();
    void stepBack();
    /// Shows the next step, with the motion that it had; the last one is the present.
    void stepForward();

    /// Each of these does nothing where the policy does not allow it. Otherwise it returns to the
    /// present and ends all motion; while dice roll, to throw does no more than that. Where a
    /// throw, forced men, a hint, undo or redo cannot be had, a remark says why. Men, entered dice
    /// and corrections that the game refuses change nothing: who offers them asks first what is
    /// legal.
    void throwDice();
    void enterDice(const doublets::Numbers &dice);
    /// These fell in the throw that is that action of the game.
    void correctThrow(std::size_t index, const doublets::Numbers &faces);
    void play(const doublets::Play &play);
    void playForced();
    void askHint();
    /// Takes back the last action; with it all that a person did not choose: what the computer did,
    /// and forced men where the table moves them. Where the computer plays both sides it stops.
    void undo();
    void redo();
    /// Asks for the next dice, where they are real ones.
    void askForDice();

    /// The computer, which plays both sides, waits for people.
    void interrupt();
    /// It goes on.
    void resume();
    /// A person plays that side for the rest of the game.
    void takeSeat(doublets::Side side);
    void rematch();

Q_SIGNALS:
    void changed(const doublets::Change &change);
    /// `note` may be another one, while the moment shown is the same.
    void noteChanged();
    /// The table is to come to rest at once.
    void skipMotionRequested();
    /// Something to say in passing; the same to voices, which calls numbers by their figures.
    void remarked(const QString &text, const QString &spoken);
    /// The next dice are real ones, and must be told.
    void diceWanted();
    /// While the board is held: somebody wants to go on.
    void goOnRequested();

private:
    /// What is looked back at.
    struct Past
    {
        Step step;
        Moment::Kind kind{};
    };

    void beginGame();
    void onChange(const Change &change);
    /// What belongs to the actions of the game begins anew with them.
    void readGameAnew();
    void announce(Change::What what);
    /// Works out what may be done and told now, and lets everybody know.
    void update();
    /// Whether what all tables do together has become something else.
    bool gatherTables();
    /// What of that which follows from the dice that fell last may be done now.
    [[nodiscard]] std::set<Command> toldByDice() const;
    void freeComputer();
    void updatePlayers();
    void playOn();
    [[nodiscard]] std::optional<referee::ThrowHindrance> throwHindrance() const;
    /// Says why, where a person has none.
    [[nodiscard]] bool hasMenToPlay();
    /// False where that may not be done at all.
    [[nodiscard]] bool prepare(Command command);
    [[nodiscard]] bool tablePlays() const;
    [[nodiscard]] bool isForced() const;
    /// Whether no person has anything to decide.
    [[nodiscard]] bool isPassedOver() const;
    /// Precondition: the past is shown.
    [[nodiscard]] QString lookingBackText() const;

    Policy m_policy;
    Clock &m_clock;
    Session m_session;
    SittingDice m_dice;
    std::unique_ptr<OddsStore> m_ownOdds; ///< where it shares none
    OddsStore &m_odds;
    OddsWatch m_watch;
    SkillStore m_skill;
    CourseOfPlay m_course;
    GuessFirst m_guess;
    Hints m_hints;
    ComputerPlay m_computer;
    Alarm m_alone;                          ///< nobody has been at the board for so long
    std::map<const void *, Table> m_tables; ///< those that are not at rest
    Table m_table = Table::AtRest;          ///< of all of them
    std::size_t m_told = 0;                 ///< actions of the game that have been seen
    std::optional<Past> m_past;             ///< none: the present is shown
    bool m_paused = false;
    bool m_held = false;
    bool m_showing = false;         ///< the table is being told of an action
    std::set<Command> m_toldByDice; ///< while dice are on their way: as it was before
    DiceDemand m_diceDemand{};
    StepPlayer *m_stepPlayer; // after all that it listens to
};

} // namespace doublets
