// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/dense_key_index.h"
#include "core/odds/odds.h"
#include "core/odds/play_value.h"
#include "core/odds/position_keys.h"

#include <array>
#include <vector>

namespace doublets {

/// The odds of every position of a game under best play by both players, exact except for rounding.
/// For games of the laying procedure, which have few positions and, once a man has been played,
/// never return to an earlier one.
///
/// Solves by backward induction, with every step taken by the referee: the value of a position is
/// the mean over its throws, and the value of a throw is that of its best play. Since a throw may
/// leave all men unplayed, a position and the position that differs only in the player to throw are
/// solved together, as two linear equations. Where numbers must be claimed, best play may leave
/// them unclaimed, since a man left in place can keep the player's own numbers from passing to the
/// opponent. Among plays with the same probability of winning, the quickest is the best.
class ExactOdds final : public OddsSource
{
public:
    /// Solves the game. Returns null if `progress` cancels the work. `symmetry` affects only the
    /// time and memory used. Precondition: the procedure is `laying`, and oddsMethod(rules) is
    /// Exact.
    [[nodiscard]] static std::shared_ptr<const ExactOdds>
    solve(const Rules &rules, const Progress &progress = {}, Symmetry symmetry = Symmetry::Reduced);

    [[nodiscard]] const Rules &rules() const override { return m_rules; }
    [[nodiscard]] OddsMethod method() const override { return OddsMethod::Exact; }
    [[nodiscard]] Odds oddsOf(const Position &position) const override;
    /// Returns UnknownPlay outside a `Total` doublet (Doublet::Total), and within one if all plays
    /// are equivalent.
    [[nodiscard]] int bestPlay(const Position &position, const PlayList &plays) const override;

    /// Returns the number of solved positions before a throw, counting symmetric positions once.
    [[nodiscard]] std::size_t positionCount() const;
    /// Returns the memory used by the stored values, in bytes.
    [[nodiscard]] std::size_t memoryUsage() const;

private:
    friend class ExactSolver;
    friend class SkillSolver;

    static constexpr std::size_t MaxDoubletMen = limits::MaxDoubletMen;
    /// Indexed by the number of men left to play, minus one.
    using DoubletValues = std::array<PositionValue, MaxDoubletMen>;
    /// Kinds of the points from which best play takes the next man, plus one; 0 if unknown. Indexed
    /// as DoubletValues.
    using DoubletKinds = std::array<std::uint8_t, MaxDoubletMen>;

    ExactOdds(const Rules &rules, Symmetry symmetry);

    /// Returns the best play within a doublet, for a position whose index is known.
    [[nodiscard]] int bestPlay(const Position &position, std::uint32_t positionIndex,
                               const PlayList &plays) const;

    // The `ValueStore` interface of PositionEvaluator.
    template<typename> friend class PositionEvaluator;
    [[nodiscard]] PositionValue beforeThrow(const Position &position) const;
    [[nodiscard]] std::uint32_t positionIndex(const Position &position) const;
    [[nodiscard]] PositionValue withinDoublet(std::size_t sideIndex, std::uint32_t positionIndex,
                                              unsigned men) const
    {
        return m_withinDoublet[sideIndex][positionIndex][men - 1U];
    }
    [[nodiscard]] NextManChoices nextManChoices(const Position &position,
                                                std::uint32_t positionIndex) const;
    void storeValue(const Position &, std::uint32_t, const PositionValue &, std::uint8_t) const {}
    [[nodiscard]] bool isUnclaimedValueKnown(const Position &) const { return true; }

    Rules m_rules;
    PositionKeys m_keys;
    DenseKeyIndex m_positionIndices;     ///< indices of the placements of both players' men
    std::vector<PositionValue> m_values; ///< values before a throw
    /// Values within a doublet, by doubletSideIndex().
    std::array<std::vector<DoubletValues>, 2> m_withinDoublet;
    std::array<std::vector<DoubletKinds>, 2> m_bestKinds; ///< best plays of m_withinDoublet
};

} // namespace doublets
