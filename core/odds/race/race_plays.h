// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/race/race_board.h"

#include <array>
#include <span>

namespace doublets {

/// A move generator for the race (rule set `alfonso-race`), which finds every position that a
/// player can reach with the numbers of a throw. The positions are the same as the referee's, but
/// found faster and without allocating memory.
///
/// Reuse objects, one for each level of a search, since they are too large to create for every
/// position.
class RacePlays
{
public:
    /// A way to play all the numbers that can be played.
    struct Option
    {
        PointSet single;       ///< the player's men after the plays, as in RaceMen
        PointSet full;         ///< as in RaceMen
        PointSet piled;        ///< as in RaceMen
        PointSet enemySingle;  ///< points with a single enemy man, on the player's track
        std::uint8_t unplayed; ///< unplayed dice, one bit each, the first die in the lowest bit
        std::uint8_t from;     ///< point of the first play, 1 to 24; 0 if nothing can be played
        std::uint8_t number;   ///< number of the first play
    };

    /// Returns the options of `board.player` for `numbers`. No two options have both the same
    /// position and the same unplayed dice. If no number can be played, returns one option that
    /// leaves the position unchanged. The result is valid until the next call.
    std::span<const Option> find(const RaceBoard &board, const Numbers &numbers);

    /// Returns the position after an option returned by the last call to find(), as seen by the
    /// same player.
    [[nodiscard]] RaceBoard after(const Option &option) const
    {
        return {{option.single, option.full, option.piled},
                {option.enemySingle == m_enemySingle ? m_opponent.single
                                                     : facingPoints(option.enemySingle),
                 m_opponent.full, m_opponent.piled}};
    }
    /// Returns the numbers that an option leaves unplayed.
    [[nodiscard]] Numbers unplayed(const Option &option) const;

private:
    /// Adds the options that follow from `option` by playing the number of one die.
    void addPlays(const Option &option, int die);
    void addMoves(const Option &option, int number, std::uint8_t unplayed);
    /// Adds `next` unless it has already been found. `previous` is the option from which it
    /// follows by playing `number` from the point `from`.
    void add(const Option &previous, Option next, int from, int number);
    [[nodiscard]] bool isOver(const Option &option) const
    {
        return (option.single | option.full) == 0 || (option.enemySingle | m_enemyFull) == 0;
    }

    // Twelve men and three numbers: 36 options after one number; 468 after two, since a man that
    // moves twice may hit in two ways; 2184 after three.
    static constexpr std::size_t MaxOptions = 1 + 36 + 468 + 2184;
    static constexpr std::size_t HashSize = 8192;

    /// A slot of the hash table of options.
    struct Slot
    {
        std::uint32_t epoch = 0;
        std::uint32_t index = 0;
    };

    std::array<Option, MaxOptions> m_options;
    std::array<Slot, HashSize> m_slots{};
    std::size_t m_count = 0;
    std::uint32_t m_epoch = 0; ///< current epoch; slots of other epochs are empty
    Numbers m_numbers;
    RaceMen m_opponent;
    PointSet m_enemySingle = 0; ///< before the first play
    PointSet m_enemyFull = 0;
};

} // namespace doublets
