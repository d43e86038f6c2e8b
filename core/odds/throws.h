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
struct ChanceThrow
{
    Throw dice;
    double chance = 0;
};

/// Returns every different throw of `dice` dice once, with the dice in descending order.
[[nodiscard]] std::vector<ChanceThrow> everyThrow(int dice);

/// A list of throws in a fixed-size array. Three dice have 56 different throws.
class ThrowList
{
public:
    void add(const ChanceThrow &each) { m_throws[m_count++] = each; }
    [[nodiscard]] ChanceThrow *begin() { return m_throws.data(); }
    [[nodiscard]] ChanceThrow *end() { return m_throws.data() + m_count; }
    [[nodiscard]] const ChanceThrow *begin() const { return m_throws.data(); }
    [[nodiscard]] const ChanceThrow *end() const { return m_throws.data() + m_count; }

private:
    std::array<ChanceThrow, limits::MaxDifferentThrows> m_throws;
    std::size_t m_count = 0;
};

/// Reduces the throws of a position to those that matter: of the throws that differ only by points
/// of one class, keeps one with their total probability. Doublets of a `Total` rule are kept apart,
/// since their pips count the men.
class ThrowFolder
{
public:
    explicit ThrowFolder(const Rules &rules);

    /// Returns the throws for `classes` as returned by PositionKeys::classes(). The reference is
    /// valid for the lifetime of this object.
    [[nodiscard]] const ThrowList &fold(const PositionKeys::Points &classes);

private:
    [[nodiscard]] ThrowList folded(const PositionKeys::Points &classes) const;

    bool m_totals;
    std::vector<ChanceThrow> m_every;
    /// Cache by classes, which many positions share.
    std::vector<std::unique_ptr<const ThrowList>> m_folded;
};

} // namespace doublets
