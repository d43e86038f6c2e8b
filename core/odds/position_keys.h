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
/// pile change their names: for both players at once where numbers pass between them, for each by
/// himself where they never do. Once a player bears off, his points no longer remember how they
/// started. Outside the race only.
class PositionKeys
{
public:
    using Points = std::array<std::uint8_t, PointsInTable>;

    PositionKeys(const Rules &rules, Symmetry symmetry);

    /// The same for positions alike to `first` and his opponent; `first`'s men count first.
    /// 28 bits.
    [[nodiscard]] std::uint32_t of(const Position &position, Side first) const;

    /// Points of one class can change their names: the class of each point (1 to 6) of a position
    /// is the first point of it.
    [[nodiscard]] Points classes(const Position &position) const;

private:
    [[nodiscard]] Points kinds(bool bearingOff) const { return bearingOff ? Points{} : m_kinds; }

    Points m_kinds{}; ///< points that start alike have the same
    bool m_reduced;
    bool m_apart; ///< no number ever passes: each player's points change names by themselves
};

} // namespace doublets
