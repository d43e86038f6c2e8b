// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/dense_key_numbers.h"
#include "core/odds/odds.h"
#include "core/odds/play_value.h"
#include "core/odds/position_keys.h"

#include <array>
#include <vector>

namespace doublets {

/// The odds of every position of a game under best play by both, exact but for rounding.
/// For games of the laying procedure, whose positions are few enough and never come again.
///
/// Backward induction, every step of it taken by the referee: a position is worth the mean of its
/// throws, a throw the best that its player can make of it. Where a throw may change nothing, the
/// two positions that follow each other by passing the dice are solved together, as two linear
/// equations. Where numbers must be claimed, best play may leave them: a man that stays can keep
/// the player's own numbers from their opponent. Of plays with the same chance of winning the
/// quicker counts as the better.
class ExactOdds final : public OddsSource
{
public:
    /// Null where `progress` ended it. Precondition: the procedure is `laying`.
    [[nodiscard]] static std::shared_ptr<const ExactOdds>
    solve(const Rules &rules, const Progress &progress = {}, Symmetry symmetry = Symmetry::Reduced);

    [[nodiscard]] const Rules &rules() const override { return m_rules; }
    [[nodiscard]] OddsMethod method() const override { return OddsMethod::Exact; }
    [[nodiscard]] Odds of(const Position &position) const override;
    /// Known amid a `Total` doublet.
    [[nodiscard]] int bestPlay(const Position &position, const PlayList &plays) const override;

    /// Positions before a throw; those that differ only by names of points count as one.
    [[nodiscard]] std::size_t positions() const;
    /// Memory that the tables take.
    [[nodiscard]] std::size_t bytes() const;

private:
    friend class ExactSolver;
    friend class SkillSolver;

    static constexpr std::size_t MostDoubletMen = limits::MostDoubletMen;
    /// By men still to play, less one.
    using DoubletValues = std::array<Value, MostDoubletMen>;
    /// The kinds of the points from which best play takes the next man, more by 1; 0: not known.
    using DoubletKinds = std::array<std::uint8_t, MostDoubletMen>;

    ExactOdds(const Rules &rules, Symmetry symmetry);

    /// The same amid a doublet, of a position whose place is known.
    [[nodiscard]] int bestPlay(const Position &position, std::uint32_t place,
                               const PlayList &plays) const;

    // The memory of PlayValue.
    template<typename> friend class PlayValue;
    [[nodiscard]] Value beforeThrow(const Position &position) const;
    [[nodiscard]] std::uint32_t place(const Position &position) const;
    [[nodiscard]] Value amidDoublet(std::size_t whose, std::uint32_t place, unsigned men) const
    {
        return m_amid[whose][place][men - 1U];
    }
    [[nodiscard]] NextMen nextMen(const Position &position, std::uint32_t place) const;
    void remember(const Position &, std::uint32_t, const Value &, std::uint8_t) const {}
    [[nodiscard]] bool knowsUnclaimed(const Position &) const { return true; }

    Rules m_rules;
    PositionKeys m_keys;
    DenseKeyNumbers m_numbers;   ///< of the men on the board, as the player sees them
    std::vector<Value> m_values; ///< before a throw
    std::array<std::vector<DoubletValues>, 2> m_amid; ///< amid a doublet: thrown, or passed on
    std::array<std::vector<DoubletKinds>, 2> m_best;  ///< of the same
};

} // namespace doublets
