// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/position.h"
#include "core/odds/point_ranks.h"
#include "core/rules/rules.h"

#include <array>
#include <cstdint>
#include <optional>

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
/// Of points of one kind, which can change their names, only their types count (PointRanks). So the
/// keys of each pair of phases are the ranks of what can stand on the points, one after the other.
class PositionKeys
{
public:
    using Points = PointRanks::Points;

    PositionKeys(const Rules &rules, Symmetry symmetry);

    /// Equal for positions that are alike, seen by `first`. Below `count`.
    [[nodiscard]] std::uint32_t of(const Position &position, Side first) const;

    /// Of each point, 1 to 6, what it holds for the player: alike where names can change, also
    /// between positions whose key is the same to the player. At most 95.
    [[nodiscard]] Points kinds(const Position &position) const;
    /// Points of one class can change their names: of each point (1 to 6) the first of its class,
    /// as the player sees them.
    [[nodiscard]] Points classes(const Position &position) const;

    /// How many keys there are, some more than can come about.
    [[nodiscard]] std::uint32_t count() const { return m_count; }

private:
    static constexpr std::size_t Phases = limits::MostPhases; ///< PlayDown, ReStack, BearOff

    /// One pair of phases. Where points change their names for each player alone, the men of each
    /// are ranked by themselves.
    struct Pair
    {
        PointRanks points; ///< of both players, or of the first
        std::optional<PointRanks> others;
        std::uint32_t first = 0; ///< the first of its keys
    };

    static Pair pairOf(const Rules &rules, Phase mine, Phase other, Symmetry symmetry);
    [[nodiscard]] const Pair &pairOf(const Men &mine, const Men &other) const;

    std::array<Pair, Phases * Phases> m_pairs{};
    std::uint32_t m_count = 0;
};

} // namespace doublets
