// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/action.h"
#include "core/game/position.h"
#include "core/rules/rules.h"

#include <cstdint>

namespace doublets::testing {

/// A generator for tests (SplitMix64) that gives the same games on every platform, independently of
/// the program's dice.
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
    /// Returns a number from 0 to `size` - 1, with a negligible bias towards small numbers.
    [[nodiscard]] int below(int size)
    {
        return static_cast<int>((next() >> 33U) % static_cast<std::uint64_t>(size));
    }
    [[nodiscard]] std::uint8_t face() { return static_cast<std::uint8_t>(1 + below(6)); }

private:
    std::uint64_t m_state;
};

/// Returns a random legal action. Leaves half of the claimable numbers unclaimed. Precondition: the
/// game is not over.
[[nodiscard]] Action randomAction(const Rules &rules, const Position &position,
                                  ChoiceGenerator &generator);

} // namespace doublets::testing
