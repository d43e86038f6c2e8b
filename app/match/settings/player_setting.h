// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace doublets {

/// The player of a side: a person, or the computer at a level.
enum class PlayerSetting : std::uint8_t {
    Person,
    Best,     ///< maximises its chance of winning
    Careless, ///< makes random legal plays with equal probability
    Casual,   ///< plays at random half of the time and otherwise makes the best play
};

} // namespace doublets
