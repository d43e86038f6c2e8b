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

/// Every throw of a game's dice that differs, once, the dice in falling order.
[[nodiscard]] std::vector<ChanceThrow> everyThrow(int dice);

/// A few throws, in place: three dice have 56.
class ThrowList
{
public:
    void add(const ChanceThrow &each) { m_throws[m_count++] = each; }
    [[nodiscard]] ChanceThrow *begin() { return m_throws.data(); }
    [[nodiscard]] ChanceThrow *end() { return m_throws.data() + m_count; }
    [[nodiscard]] const ChanceThrow *begin() const { return m_throws.data(); }
    [[nodiscard]] const ChanceThrow *end() const { return m_throws.data() + m_count; }

private:
    std::array<ChanceThrow, limits::MostDifferentThrows> m_throws;
    std::size_t m_count = 0;
};

/// The throws that matter in a position: of those that differ only by points of one class, one,
/// with the probability of all. The men of a `Total` doublet are counted by its pips, so that
/// each such doublet stands for itself.
class ThrowFolder
{
public:
    explicit ThrowFolder(const Rules &rules);

    /// `classes`: of PositionKeys. The list lives as long as the folder.
    [[nodiscard]] const ThrowList &fold(const PositionKeys::Points &classes);

private:
    [[nodiscard]] ThrowList folded(const PositionKeys::Points &classes) const;

    bool m_totals;
    std::vector<ChanceThrow> m_every;
    /// Many positions have the same classes: each is folded once.
    std::vector<std::unique_ptr<const ThrowList>> m_folded;
};

} // namespace doublets
