// SPDX-License-Identifier: MIT
#pragma once

#include "core/dice/dice_source.h"
#include "core/game/event.h"
#include "core/game/referee.h"
#include "core/rules/rule_set.h"

#include <QObject>

#include <memory>
#include <optional>
#include <vector>

namespace doublets {

/// One action of a game, what it brought about, and the position after it.
struct HistoryEntry
{
    Action action;
    Events events;
    Position after;
};

/// A running game: rule set, rulings in force, position, and everything that led to it. The only
/// object of core that signals. Programmes of any kind can follow a game by it: a window, a board
/// of lamps, a voice.
///
/// The state is committed before any signal. For each action the signals are: one per event, in
/// order, then `advanced`, which tells the whole action at once. A programme that shows or keeps
/// the game needs no more than `advanced`, `undone`, `redone` and `corrected`. Undo and redo give
/// `undone`/`redone` only. `restore` gives none. Undoing past a throw keeps its dice: thrown again,
/// they fall the same. Only dice that people enter by hand may have been told wrong: an undone
/// throw of theirs is asked for again, and what was told before is no more than a suggestion. Redo
/// gives it back as it was.
class Game : public QObject
{
    Q_OBJECT

public:
    enum class Correcting { Made, Undone, Redone };

    /// `rulings` must have been completed by the rule set.
    Game(const RuleSet &ruleSet, const Rulings &rulings, std::unique_ptr<DiceSource> dice,
         QObject *parent = nullptr);
    ~Game() override;

    [[nodiscard]] const RuleSet &ruleSet() const { return m_ruleSet; }
    [[nodiscard]] const Rulings &rulings() const { return m_rulings; }
    [[nodiscard]] const Rules &rules() const { return m_rules; }
    [[nodiscard]] const DiceSource &dice() const { return *m_dice; }

    /// The present position.
    [[nodiscard]] const Position &position() const;
    /// The position before the throw for the lead.
    [[nodiscard]] const Position &startPosition() const { return m_start; }
    [[nodiscard]] PlayList legalPlays() const;
    /// Whether a throw, for the lead or of all the dice, may be made now.
    [[nodiscard]] bool canThrow() const;
    /// How many dice the next throw wants: two for the lead, else those of the rule set.
    [[nodiscard]] int diceWanted() const;
    /// Whether the dice of the next throw must be told: they are entered by hand, or the source can
    /// give none and none were thrown before.
    [[nodiscard]] bool needsEnteredDice() const;
    /// What was told of the next throw before it was undone; empty where dice need not be entered,
    /// or nothing was told.
    [[nodiscard]] Numbers diceToldBefore() const;

    /// The actions up to the present, oldest first.
    [[nodiscard]] const std::vector<HistoryEntry> &history() const { return m_history; }
    /// Actions undone, the next to be redone last.
    [[nodiscard]] const std::vector<HistoryEntry> &undoneEntries() const { return m_undone; }
    /// Throws of the dice among them; throws for the lead are not counted.
    [[nodiscard]] int throwsMade() const;
    [[nodiscard]] bool canUndo() const { return !m_history.empty(); }
    [[nodiscard]] bool canRedo() const { return !m_undone.empty() || redoesCorrection(); }
    /// Whether undo, or redo, is about a throw that was corrected.
    [[nodiscard]] bool undoesCorrection() const { return isAt(m_corrections); }
    [[nodiscard]] bool redoesCorrection() const { return isAt(m_correctionsUndone); }

    /// Dice that were thrown already and will fall again when undone throws are made anew (of dice
    /// entered by hand: that were told already): opening pairs and throws in order, as flat
    /// numbers.
    [[nodiscard]] std::vector<std::uint8_t> diceAhead() const;

    /// Puts a game where a record left it: takes these actions without signals, then holds
    /// `undone` for redo and `diceAhead` for the next throws.
    /// Returns the index of the first action refused and why; the game then stands before it.
    /// Precondition: `diceAhead` begins with the faces of the throws in `undone`.
    struct Refused
    {
        std::size_t index = 0;
        referee::Refusal why{};
    };
    std::optional<Refused> restore(const std::vector<Action> &actions,
                                   const std::vector<Action> &undone = {},
                                   const std::vector<std::uint8_t> &diceAhead = {});

public Q_SLOTS:
    /// Throws for the lead, or all the dice. Does nothing (returns false) where it may not,
    /// or where the dice must be entered.
    bool throwDice();
    /// The same with dice entered by hand: white's and black's for the lead, else all of a throw.
    /// Where dice are not entered by hand, faces thrown before an undo win over these.
    bool enterDice(const doublets::Numbers &faces);
    /// Plays a man. Returns false, and changes nothing, where that is not legal.
    bool play(const doublets::Play &play);
    /// Plays on while there is exactly one legal play. Never claims a passed number.
    /// Returns the number of men played.
    int playForced();
    /// Says what really fell in the throw that is action `index` of the history, and makes the game
    /// what `correctedGame` says. Nothing can be redone then but by undo of this very step. False,
    /// and nothing is changed, where there is no such throw, or its dice were not entered by hand:
    /// dice of the programme are what they are.
    bool correctThrow(std::size_t index, const doublets::Numbers &faces);
    /// Takes back the last action, or correction. Returns false where there is none.
    bool undo();
    /// Makes what was taken back last anew. Returns false where there is none.
    bool redo();

Q_SIGNALS:
    // One for each kind of event, with what core/game/event.h says of it. `side`: whose man it is;
    // `number`: 1 to 6, the number of the dice that was played; points: 1 to 6 in the player's own
    // table, on to 24 along its track.
    /// Each player has thrown a die for the lead; equal dice are thrown again.
    void openingThrown(doublets::OpeningThrow dice);
    void diceThrown(doublets::Side thrower, doublets::Throw dice);
    /// The top man of the pile on `point` lies in front of it now.
    void manPlayedDown(doublets::Side side, int point, int number);
    /// A man that lay in front of the pile on `point` is back on it.
    void manReStacked(doublets::Side side, int point, int number);
    void manBorneOff(doublets::Side side, int point, int number);
    void manMoved(doublets::Side side, int from, int to, int number);
    /// Follows the `manMoved` that hit it: a man of `side` is gone from `point` of its own track.
    void manHit(doublets::Side side, int point);
    /// The thrower could not play a number, and the opponent now may.
    void numberPassed(const doublets::NumberPassed &passed);
    /// Nobody plays a number.
    void numberLost(const doublets::NumberLost &lost);
    /// The same player has the next throw as well.
    void throwAgain(doublets::Side thrower);
    void phaseCompleted(doublets::Side side, doublets::Phase completed, doublets::Phase next);
    /// The other player has the next throw.
    void turnPassed(doublets::Side to);
    void gameWon(doublets::Side winner);
    /// Nobody can ever play again.
    void gameDrawn();

    /// After the signals of its events: everything about the action just taken.
    void advanced(const doublets::HistoryEntry &entry);
    /// The action taken back; `position()` is the one before it.
    void undone(const doublets::HistoryEntry &entry);
    /// The action made anew; `position()` is the one after it.
    void redone(const doublets::HistoryEntry &entry);
    /// A throw was corrected, or that was undone or redone: any of the history may differ. `before`
    /// is what it was.
    void corrected(const std::vector<doublets::HistoryEntry> &before,
                   doublets::Game::Correcting how);

private:
    bool take(const Action &action);
    void announce(const HistoryEntry &entry);
    [[nodiscard]] std::optional<Action> nextThrow(const Numbers *entered);
    [[nodiscard]] bool areDiceEntered() const;
    /// The faces that lie ahead for the next throw; none where those are too few.
    [[nodiscard]] std::vector<std::uint8_t> facesAhead() const;
    void dropTold(const Numbers &entered);

    /// All that undo, redo and the dice to come depend on.
    struct Course
    {
        std::vector<HistoryEntry> history;
        std::vector<HistoryEntry> undone;
        std::vector<std::uint8_t> diceAhead;
    };
    /// A game before a correction, or after one that was undone.
    struct Other
    {
        Course course;
        std::size_t at = 0; ///< how long the history is where this can be gone over to
    };
    [[nodiscard]] bool isAt(const std::vector<Other> &others) const
    {
        return !others.empty() && others.back().at == m_history.size();
    }
    [[nodiscard]] Course course() const { return {m_history, m_undone, m_diceAhead}; }
    void setCourse(Course course);
    /// Goes over to the last of these; back from there is by `back`.
    void goOver(std::vector<Other> &others, std::vector<Other> &back, Correcting how);

    RuleSet m_ruleSet;
    Rulings m_rulings;
    Rules m_rules;
    std::unique_ptr<DiceSource> m_dice;
    Position m_start;
    std::vector<HistoryEntry> m_history;
    std::vector<HistoryEntry> m_undone;
    std::vector<std::uint8_t> m_diceAhead;  ///< last first
    std::vector<Other> m_corrections;       ///< the last one last
    std::vector<Other> m_correctionsUndone; ///< the next to be redone last
};

} // namespace doublets
