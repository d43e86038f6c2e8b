// SPDX-License-Identifier: MIT
#pragma once

#include "core/chance/dice_tally.h"
#include "core/dice/dice_source.h"
#include "core/rules/rule_set.h"

#include <QString>

#include <deque>
#include <vector>

namespace doublets {

class Game;

/// The origin of the dice of a game.
struct GameDiceOrigin
{
    DiceOrigin origin{};
    QString seed; ///< for seeded dice

    bool operator==(const GameDiceOrigin &) const = default;
};

/// The dice of all games on the board since the program was started. Each game counts once, with
/// all its throws, however often it is set aside and resumed. In a long session, the oldest games
/// are merged into a sum, and are counted again if they are resumed.
class SessionDice
{
public:
    static constexpr std::size_t MaxRecognised = 100; ///< games that are recognised if resumed

    /// Makes `game` the current game. Call after `game` has replaced the game on the board.
    void setCurrentGame(const Game &game);
    /// Updates the dice of the current game. Call after an action of `game` has been played, undone
    /// or redone, or a throw has been corrected.
    void update(const Game &game);

    /// Returns the tally of the dice of all games before the current game.
    [[nodiscard]] DiceTally earlierTally() const;
    /// Returns the number of games before the current game, excluding games without a throw.
    [[nodiscard]] int earlierGameCount() const
    {
        return m_merged.games + static_cast<int>(m_earlier.size());
    }
    /// Returns the origins of the dice of the games before the current game, without duplicates.
    [[nodiscard]] std::vector<GameDiceOrigin> earlierOrigins() const;

private:
    struct Dice
    {
        QString ruleSet;
        Rulings rulings;
        GameDiceOrigin origin;
        std::vector<std::uint8_t> faces; ///< in the order of the throws
        DiceTally tally;

        /// Returns whether this game and `other` seem to be states of the same game: their rules
        /// and the origin of their dice are equal, and the throws of one begin with all throws of
        /// the other.
        [[nodiscard]] bool isSameGameAs(const Dice &other) const;
    };

    /// The sum of the games that are no longer recognised when resumed.
    struct Sum
    {
        int games = 0;
        DiceTally tally;
        std::vector<GameDiceOrigin> origins;
    };

    void mergeOldest();

    std::deque<Dice> m_earlier;
    Sum m_merged;
    Dice m_current;
};

} // namespace doublets
