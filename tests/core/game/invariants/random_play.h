// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/action.h"
#include "core/game/position.h"
#include "core/rules/rules.h"

#include <cstdint>

namespace doublets::testing {

/// A small generator of the test's own (splitmix64): the same games everywhere, and nothing shared
/// with the dice that the programme throws.
class ChoiceGenerator
{
public:
    explicit ChoiceGenerator(std::uint64_t seed)
        : m_state(seed)
    {
    }
    [[nodiscard]] std::uint64_t next()
    {
        m_state += 0x9e3779b97f4a7c15U;
        std::uint64_t mixed = m_state;
        mixed = (mixed ^ (mixed >> 30U)) * 0xbf58476d1ce4e5b9U;
        mixed = (mixed ^ (mixed >> 27U)) * 0x94d049bb133111ebU;
        return mixed ^ (mixed >> 31U);
    }
    /// 0 to `size` - 1. Its slight lean to small values is of no account here.
    [[nodiscard]] int below(int size)
    {
        return static_cast<int>((next() >> 33U) % static_cast<std::uint64_t>(size));
    }
    [[nodiscard]] std::uint8_t face() { return static_cast<std::uint8_t>(1 + below(6)); }

private:
    std::uint64_t m_state;
};

/// Any legal action of a game that is not over. Half of what may be claimed is not.
[[nodiscard]] Action randomAction(const Rules &rules, const Position &position,
                                  ChoiceGenerator &generator);

} // namespace doublets::testing
