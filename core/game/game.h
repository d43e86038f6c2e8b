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

/// One action of a game, its events, and the position after the action.
struct HistoryEntry
{
    Action action;
    Events events;
    Position after;
};

/// A game in progress: its rule set, rulings, dice, history and position.
///
/// Each action changes the state, then emits one signal for each event, in order, and finally
/// actionPerformed(). Undo and redo emit only actionUndone() or actionRedone(), or throwCorrected()
/// for a correction, so these four signals suffice to follow a game. restore() emits nothing.
///
/// Undoing a throw keeps its dice: the next throw has the same faces. Dice entered by hand, which
/// may have been wrong, must be entered again after undo; the old faces are only suggested
/// (suggestedDice()). A new action discards the undone actions, unless it is the same as the next
/// one to be redone.
class Game : public QObject
{
    Q_OBJECT

public:
    /// What has happened to the correction of a throw; see throwCorrected().
    enum class CorrectionChange { Made, Undone, Redone };

    /// Starts a game at the opening throw. `rulings` must be complete, see
    /// RuleSet::completedRulings(). Takes ownership of `dice`, which must not be null.
    Game(const RuleSet &ruleSet, const Rulings &rulings, std::unique_ptr<DiceSource> dice,
         QObject *parent = nullptr);
    ~Game() override;

    [[nodiscard]] const RuleSet &ruleSet() const { return m_ruleSet; }
    [[nodiscard]] const Rulings &rulings() const { return m_rulings; }
    [[nodiscard]] const Rules &rules() const { return m_rules; }
    [[nodiscard]] const DiceSource &dice() const { return *m_dice; }

    /// Returns the current position.
    [[nodiscard]] const Position &position() const;
    /// Returns the position before the opening throw.
    [[nodiscard]] const Position &startPosition() const { return m_start; }
    /// Returns the legal plays in the current position; empty unless men can be played now.
    [[nodiscard]] PlayList legalPlays() const;
    /// Returns whether the next play needs no decision: there is only one legal play, or all
    /// choices of the turn lead to the same position. Returns false if the player may only claim
    /// numbers or no men can be played now.
    [[nodiscard]] bool isNextPlayForced() const;
    /// Returns whether the dice can be thrown now, either for the lead (OpeningThrow) or for play.
    [[nodiscard]] bool canThrow() const;
    /// Returns the number of dice in the next throw: two for the lead, otherwise the number of dice
    /// of the rule set.
    [[nodiscard]] int nextDiceCount() const;
    /// Returns whether the dice can be thrown now, but only with enterDice(): dice are entered by
    /// hand, or the dice source is exhausted and futureFaces() does not supply the faces.
    [[nodiscard]] bool needsEnteredDice() const;
    /// Returns the faces already known for the next throw (see futureFaces()), as a suggestion to
    /// the user who must enter the throw. Returns an empty list if the faces are not known, if the
    /// dice cannot be thrown now, or if dice are not entered by hand.
    [[nodiscard]] Numbers suggestedDice() const;

    /// Returns the actions up to the current position, oldest first.
    [[nodiscard]] const std::vector<HistoryEntry> &history() const { return m_history; }
    /// Returns the position after the first `actions` actions of history(); 0 gives
    /// startPosition(). Precondition: `actions` <= history().size().
    [[nodiscard]] const Position &positionAfter(std::size_t actions) const
    {
        return actions == 0 ? m_start : m_history[actions - 1].after;
    }
    /// Returns the undone actions; the last one is redone first.
    [[nodiscard]] const std::vector<HistoryEntry> &undoneEntries() const { return m_undone; }
    /// Returns the number of throws in history(), not counting opening throws.
    [[nodiscard]] int throwCount() const;
    [[nodiscard]] bool canUndo() const { return !m_history.empty(); }
    [[nodiscard]] bool canRedo() const { return !m_undone.empty() || canRedoCorrection(); }
    /// Returns whether undo() would undo the correction of a throw.
    [[nodiscard]] bool canUndoCorrection() const { return isSwitchPoint(m_corrections); }
    /// Returns whether redo() would redo the correction of a throw.
    [[nodiscard]] bool canRedoCorrection() const { return isSwitchPoint(m_undoneCorrections); }

    /// Returns the faces already known for future throws, in order: those of undone throws, those
    /// of throws discarded by a correction, and those passed to restore(). For dice entered by
    /// hand, the faces are only suggestions.
    [[nodiscard]] std::vector<std::uint8_t> futureFaces() const;

    /// An illegal action in a recorded game.
    struct RefusedAction
    {
        std::size_t index = 0; ///< index in `actions` followed by `undoneActions`; see restore()
        referee::Refusal reason{};
    };
    /// Restores a recorded game: performs `actions` without emitting signals, then keeps
    /// `undoneActions` for redo and `futureFaces` for the next throws. Call once, on a new game, so
    /// that seeded dice continue correctly.
    ///
    /// Returns nullopt on success. Otherwise returns the first illegal action and the reason. Its
    /// index refers to `actions` followed by `undoneActions`. The game is then at the position
    /// before that action, or after all `actions` if the action is in `undoneActions`.
    /// Precondition: `futureFaces` begins with the faces of the throws in `undoneActions`.
    std::optional<RefusedAction> restore(const std::vector<Action> &actions,
                                         const std::vector<Action> &undoneActions = {},
                                         const std::vector<std::uint8_t> &futureFaces = {});

public Q_SLOTS:
    /// Throws the dice, for the lead or for play. Returns false, leaving the game unchanged, if the
    /// dice cannot be thrown now or must be entered.
    bool throwDice();
    /// Throws dice entered by hand: White's and Black's for the lead, otherwise all the dice.
    /// Returns false, leaving the game unchanged, if the dice cannot be thrown now or `faces` is
    /// not a valid throw. Unless the origin of dice() is Entered, faces already known for the throw
    /// (futureFaces()) take precedence over `faces`.
    bool enterDice(const doublets::Numbers &faces);
    /// Plays a man. Returns false, leaving the game unchanged, if the play is illegal.
    bool play(const doublets::Play &play);
    /// Plays men for as long as isNextPlayForced(). Never claims a passed number. Returns the
    /// number of men played.
    int playForced();
    /// Corrects the dice of the throw at `index` in history() (see Correction). Only undo() can
    /// then restore the discarded actions. Returns false, leaving the game unchanged, if there is
    /// no throw at `index`, `faces` is not a valid throw, or the origin of dice() is not Entered.
    bool correctThrow(std::size_t index, const doublets::Numbers &faces);
    /// Undoes the last action or correction. Returns false if there is nothing to undo.
    bool undo();
    /// Redoes the action or correction undone last. Returns false if there is nothing to redo.
    bool redo();

Q_SIGNALS:
    // One signal for each type of event, see core/game/event.h. `side` is the owner of the man;
    // `number` is the number on the dice that was played, 1 to 6; points are 1 to 24 on the
    // player's own track, of which 1 to 6 are the player's own table.
    /// Emitted when both players have thrown a die for the lead. If the dice are equal, both throw
    /// again.
    void openingThrown(doublets::OpeningThrow dice);
    /// Emitted when the dice have been thrown for play.
    void diceThrown(doublets::Side thrower, doublets::Throw dice);
    /// Emitted when the top man of the pile on `point` has been laid in front of it.
    void manPlayedDown(doublets::Side side, int point, int number);
    /// Emitted when a man in front of the pile on `point` has been put back on it.
    void manReStacked(doublets::Side side, int point, int number);
    /// Emitted when a man that was off the board has been put back on the pile on `point`.
    void manSetUp(doublets::Side side, int point, int number);
    /// Emitted when a man has been borne off.
    void manBorneOff(doublets::Side side, int point, int number);
    /// Emitted when a man has moved along its track.
    void manMoved(doublets::Side side, int from, int to, int number);
    /// Emitted after the manMoved() of a hit, when a man of `side` has been removed from `point` of
    /// its own track.
    void manHit(doublets::Side side, int point);
    /// Emitted when a number that the thrower could not play has passed to the opponent.
    void numberPassed(const doublets::NumberPassed &passed);
    /// Emitted when a number has been lost, since neither player plays it.
    void numberLost(const doublets::NumberLost &lost);
    /// Emitted when a doublet gives the thrower the next throw as well.
    void anotherThrowGranted(doublets::Side thrower);
    /// Emitted when a player has completed a phase.
    void phaseCompleted(doublets::Side side, doublets::Phase completed, doublets::Phase next);
    /// Emitted when the next throw has passed to the other player.
    void turnPassed(doublets::Side to);
    /// Emitted when a player has won.
    void gameWon(doublets::Side winner);
    /// Emitted when the game is drawn, since neither player can ever move again.
    void gameDrawn();

    /// Emitted after an action and the signals of its events.
    void actionPerformed(const doublets::HistoryEntry &entry);
    /// Emitted when an action has been undone; position() is the position before the action.
    void actionUndone(const doublets::HistoryEntry &entry);
    /// Emitted when an action has been redone; position() is the position after the action.
    void actionRedone(const doublets::HistoryEntry &entry);
    /// Emitted when a throw has been corrected, or when a correction has been undone or redone. Any
    /// part of the history may have changed; `before` is the history before the change.
    void throwCorrected(const std::vector<doublets::HistoryEntry> &before,
                        doublets::Game::CorrectionChange change);

private:
    bool performAction(const Action &action);
    void emitEvents(const HistoryEntry &entry);
    /// Takes the next throw from the known faces (unless dice are entered by hand), from `entered`
    /// (null if none) or from the dice source, in this order. Returns nullopt if none of them can
    /// supply the faces.
    [[nodiscard]] std::optional<Action> nextThrow(const Numbers *entered);
    [[nodiscard]] bool usesEnteredDice() const;
    /// Returns the known faces of the next throw, or an empty vector if there are too few.
    [[nodiscard]] std::vector<std::uint8_t> knownFacesOfNextThrow() const;
    /// Discards the known faces of the next throw, for which `entered` has been entered. Discards
    /// all known faces if the later ones cannot follow `entered`.
    void discardKnownFaces(const Numbers &entered);

    /// The state that undo, redo and future throws depend on.
    struct HistoryState
    {
        std::vector<HistoryEntry> history;
        std::vector<HistoryEntry> undone;
        std::vector<std::uint8_t> futureFaces;
    };
    /// The state before a correction, or after an undone one.
    struct CorrectionState
    {
        HistoryState historyState;
        std::size_t historySize = 0; ///< length of the history at which to switch
    };
    [[nodiscard]] bool isSwitchPoint(const std::vector<CorrectionState> &states) const
    {
        return !states.empty() && states.back().historySize == m_history.size();
    }
    [[nodiscard]] HistoryState historyState() const { return {m_history, m_undone, m_futureFaces}; }
    void setHistoryState(HistoryState historyState);
    /// Switches to the last state in `states`, moving the current state to `reverseStates`.
    void switchTo(std::vector<CorrectionState> &states, std::vector<CorrectionState> &reverseStates,
                  CorrectionChange change);

    RuleSet m_ruleSet;
    Rulings m_rulings;
    Rules m_rules;
    std::unique_ptr<DiceSource> m_dice;
    Position m_start;
    std::vector<HistoryEntry> m_history;
    std::vector<HistoryEntry> m_undone;
    std::vector<std::uint8_t> m_futureFaces;          ///< in reverse order
    std::vector<CorrectionState> m_corrections;       ///< the most recent last
    std::vector<CorrectionState> m_undoneCorrections; ///< the next to be redone last
};

} // namespace doublets
