// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace doublets {

/// The rules that have a provenance and can explain events. See ruleKeyName() for their names in
/// rule files.
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
    FurtherStage,
    Doublet,
    Surplus,
    Crossing,
    Unplayable,
    CharpentierException,
    Claim,
    DoubletMen,
    Movement,
    Hit,
    Win,
    Draw,
};
constexpr int RuleKeyCount = static_cast<int>(RuleKey::Draw) + 1;

} // namespace doublets
