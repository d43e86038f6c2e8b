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
    QString seed; ///< for Seeded dice

    bool operator==(const GameDiceOrigin &) const = default;
};

/// The dice of all games on the board since the program was started. Each game counts once, with
/// all its throws, however often it is set aside and resumed. In a long session, the oldest games
/// are merged into a sum and can no longer be recognised when they are resumed.
class SessionDice
{
public:
    static constexpr std::size_t MaxRecognised = 100; ///< number of games that are recognised

    /// Makes `game` the present game. Call after `game` has replaced the game on the board.
    void setPresentGame(const Game &game);
    /// Updates the dice of the present game. Call after an action of `game` has been taken or
    /// undone.
    void update(const Game &game);

    /// Returns the dice of the games before the present one.
    [[nodiscard]] DiceTally earlierTally() const;
    /// Returns the number of games before the present one, without games in which no dice were
    /// thrown.
    [[nodiscard]] int earlierGameCount() const
    {
        return m_merged.games + static_cast<int>(m_earlier.size());
    }
    /// Returns the origins of the dice of the games before the present one, without duplicates.
    [[nodiscard]] std::vector<GameDiceOrigin> earlierOrigins() const;

private:
    struct Dice
    {
        QString ruleSet;
        Rulings rulings;
        GameDiceOrigin origin;
        std::vector<std::uint8_t> faces; ///< in the order of the throws
        DiceTally tally;

        /// Returns whether one of the two is an earlier state of the other.
        [[nodiscard]] bool isSameGameAs(const Dice &other) const;
    };

    /// The sum of the games that are no longer recognised.
    struct Sum
    {
        int games = 0;
        DiceTally tally;
        std::vector<GameDiceOrigin> origins;
    };

    void mergeOldest();

    std::deque<Dice> m_earlier;
    Sum m_merged;
    Dice m_present;
};

} // namespace doublets
