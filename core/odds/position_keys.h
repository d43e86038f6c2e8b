// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/position.h"
#include "core/odds/point_ranks.h"
#include "core/rules/rules.h"

#include <array>
#include <cstdint>
#include <optional>

namespace doublets {

/// The treatment of positions that differ only by a permutation of equivalent points.
enum class Symmetry : std::uint8_t {
    Reduced, ///< such positions have the same key
    None,    ///< such positions have different keys
};

/// A mapping of positions to keys, which represent the state on which the rest of the game depends:
/// the men and phases of both players. For the laying procedure only.
///
/// Since the faces of a die are equally likely, points that started with the same pile can be
/// permuted without changing the odds: for both players at once if numbers pass between them,
/// otherwise for each player separately. In the last phase, the points of a player are equivalent
/// irrespective of their initial piles.
///
/// Among equivalent points, only the number of points of each kind matters (see PointRanks). For
/// each pair of phases, the keys are therefore ranks of the men on the points, in a range of their
/// own.
class PositionKeys
{
public:
    using PerPoint = PointRanks::PerPoint;

    PositionKeys(const Rules &rules, Symmetry symmetry);

    /// Returns the key of a position as seen by `first`, less than count(). Equivalent positions
    /// have the same key.
    [[nodiscard]] std::uint32_t keyOf(const Position &position, Side first) const;

    /// Returns, for each of the points 1 to 6, its kind for `position.player`: a number from 0 to
    /// 95 (see PointRanks), which is equal for points that can be permuted. Positions with the same
    /// key for the player have the same kinds, possibly on other points.
    [[nodiscard]] PerPoint kinds(const Position &position) const;
    /// Returns, for each of the points 1 to 6, the first point of the same kind for
    /// `position.player`, 1 to 6. Points of the same kind form a class.
    [[nodiscard]] PerPoint classes(const Position &position) const;

    /// Returns the number of keys, including some that cannot occur.
    [[nodiscard]] std::uint32_t count() const { return m_count; }

private:
    static constexpr std::size_t PhaseCount = limits::MaxPhases;
    static constexpr std::size_t AllPhases = static_cast<std::size_t>(Phase::SetUp) + 1;

    /// The keys of one pair of phases. If points can be permuted for each player separately, each
    /// player's men are ranked separately.
    struct PhasePair
    {
        PointRanks points; ///< ranks of both players, or of the first player
        /// Ranks of the second player, if ranked separately.
        std::optional<PointRanks> secondPlayerPoints;
        std::uint32_t firstKey = 0;
    };

    static PhasePair phasePairOf(const Rules &rules, Phase mine, Phase other, Symmetry symmetry);
    [[nodiscard]] const PhasePair &phasePairOf(const Men &mine, const Men &other) const;

    /// Returns the index of a pair of phases in `m_phasePairs`.
    [[nodiscard]] std::size_t indexOf(Phase mine, Phase other) const
    {
        return m_phaseIndices[static_cast<std::size_t>(mine)] * PhaseCount +
               m_phaseIndices[static_cast<std::size_t>(other)];
    }

    std::array<std::uint8_t, AllPhases> m_phaseIndices{}; ///< the phase's place in Rules::phases
    std::array<PhasePair, PhaseCount * PhaseCount> m_phasePairs{};
    std::uint32_t m_count = 0;
};

} // namespace doublets
