// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace doublets {

/// Who plays a side: somebody at the table, or the computer at a level.
enum class PlayedBy : std::uint8_t {
    Person,
    Best,     ///< so that its chance of winning is greatest
    Careless, ///< any legal play, all alike likely
};

} // namespace doublets
