// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/position.h"
#include "core/rules/rules.h"

#include <array>
#include <cstdint>

namespace doublets {

/// Whether positions that differ only by names of points count as one.
enum class Symmetry : std::uint8_t { Reduced, None };

/// Numbers positions by what their future depends on: the men of both players and their phases.
///
/// The faces of a die are alike likely, so nothing changes when points that started with the same
/// pile change their names: for both players at once where numbers pass between them, for each
/// alone where they never do. Once a player bears off, its points no longer remember how they
/// started. For the laying procedure only.
///
/// A key is a sum of one weight a point. Reduced, it counts the points of each kind, a digit for
/// each kind in a number of mixed radix, and so forgets which point is which.
class PositionKeys
{
public:
    using Points = std::array<std::uint8_t, PointsInTable>;

    PositionKeys(const Rules &rules, Symmetry symmetry);

    /// Equal for positions that are alike, seen by `first`. Below 2^49.
    [[nodiscard]] std::uint64_t of(const Position &position, Side first) const;

    /// Of each point, 1 to 6, what it holds for the player: alike where names can change, also
    /// between positions whose key is the same to the player.
    [[nodiscard]] Points kinds(const Position &position) const;
    /// Points of one class can change their names: of each point (1 to 6) the first of its class,
    /// as the player sees them.
    [[nodiscard]] Points classes(const Position &position) const;

    /// About how many keys there are, some more than can come about.
    [[nodiscard]] double atMost() const { return m_atMost; }

private:
    static constexpr std::size_t Phases = limits::MostPhases; ///< PlayDown, ReStack, BearOff
    static constexpr std::size_t Counts = limits::MostMenOnPoint + 1; ///< men of a point that count

    /// One point, by the men of both players that count on it.
    struct Point
    {
        std::array<std::uint64_t, Counts * Counts> weight{};
        std::array<std::uint8_t, Counts * Counts> kind{}; ///< alike where names can change
    };
    using Pair = std::array<Point, PointsInTable>; ///< for one pair of phases
    class Weighing;

    static std::size_t pairOf(const Men &mine, const Men &other);

    std::array<Pair, Phases * Phases> m_pairs{};
    double m_atMost = 0;
};

} // namespace doublets
