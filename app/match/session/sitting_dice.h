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

/// Where the dice of a game came from.
struct DiceOrigins
{
    DiceOrigin origin{};
    QString seed; ///< Seeded only

    bool operator==(const DiceOrigins &) const = default;
};

/// The dice of every game that was on the board since the programme was started, each game once
/// and with all its throws, however often it was left and taken up again. Of a long sitting the
/// oldest games are kept as one sum: they are not known again.
class SittingDice
{
public:
    static constexpr std::size_t MostApart = 100; ///< games that are known again

    /// Another game is on the board.
    void changeGame(const Game &game);
    /// The same game is an action further, or back.
    void update(const Game &game);

    /// Of the games before the present one.
    [[nodiscard]] DiceTally tallyBefore() const;
    [[nodiscard]] int gamesBefore() const
    {
        return m_longAgo.games + static_cast<int>(m_before.size());
    }
    /// Where their dice came from, each source once.
    [[nodiscard]] std::vector<DiceOrigins> originsBefore() const;

private:
    struct Dice
    {
        QString ruleSet;
        Rulings rulings;
        DiceOrigins origins;
        std::vector<std::uint8_t> faces; ///< in the order in which they fell
        DiceTally tally;

        /// Whether one of the two is the other, as it stood earlier.
        [[nodiscard]] bool isSameGameAs(const Dice &other) const;
    };

    /// Games that are no longer kept apart.
    struct Sum
    {
        int games = 0;
        DiceTally tally;
        std::vector<DiceOrigins> origins;
    };

    void addUp();

    std::deque<Dice> m_before;
    Sum m_longAgo;
    Dice m_present;
};

} // namespace doublets
