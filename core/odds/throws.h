// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/position.h"
#include "core/odds/position_keys.h"

#include <array>
#include <memory>
#include <span>
#include <vector>

namespace doublets {

/// A throw and its probability.
struct WeightedThrow
{
    Throw dice;
    double chance = 0; ///< probability of the dice in any order, 0 to 1
};

/// Returns each distinct throw of `dice` dice, with its probability. The dice of a throw are in
/// descending order. Precondition: `dice` is 1 to limits::MaxDice.
[[nodiscard]] std::vector<WeightedThrow> allThrows(int dice);

/// A list of throws in a fixed-size array.
class ThrowList
{
public:
    /// Precondition: the list holds fewer than limits::MaxDistinctThrows throws.
    void add(const WeightedThrow &weighted) { m_throws[m_count++] = weighted; }
    [[nodiscard]] WeightedThrow *begin() { return m_throws.data(); }
    [[nodiscard]] WeightedThrow *end() { return m_throws.data() + m_count; }
    [[nodiscard]] const WeightedThrow *begin() const { return m_throws.data(); }
    [[nodiscard]] const WeightedThrow *end() const { return m_throws.data() + m_count; }

private:
    std::array<WeightedThrow, limits::MaxDistinctThrows> m_throws;
    std::size_t m_count = 0;
};

/// A reducer of the throws of a position: merges equivalent throws, which become equal when points
/// of the same class (PositionKeys::classes()) are permuted, and adds up their probabilities.
/// `Total` doublets (Doublet::Total) are not merged, since their pips determine how many men are
/// played. Caches its results; not thread-safe.
class ThrowReducer
{
public:
    explicit ThrowReducer(const Rules &rules);

    /// Returns the throws for `classes` as returned by PositionKeys::classes(). The reference is
    /// valid for the lifetime of this object.
    [[nodiscard]] const ThrowList &reducedThrows(const PositionKeys::PerPoint &classes);

private:
    [[nodiscard]] ThrowList computeReduced(const PositionKeys::PerPoint &classes) const;

    bool m_hasTotalDoublets;
    std::vector<WeightedThrow> m_allThrows;
    /// Cache, indexed by classes, which many positions share.
    std::vector<std::unique_ptr<const ThrowList>> m_cache;
};

} // namespace doublets
