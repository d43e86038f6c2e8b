// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace doublets {

/// Every rule that has a provenance, and by which an event can be explained.
/// The names in the rule files are those of `ruleKeyName`.
enum class RuleKey : std::uint8_t {
    Men,
    Dice,
    Tables,
    Phases,
    Opening,
    Order,
    Compulsion,
    PlayingDown,
    BearingOff,
    ReStacking,
    Doublet,
    Surplus,
    Crossing,
    Unplayable,
    Exception,
    Claim,
    DoubletMen,
    Movement,
    Hit,
    Win,
    Draw,
};
constexpr int RuleKeyCount = static_cast<int>(RuleKey::Draw) + 1;

} // namespace doublets
