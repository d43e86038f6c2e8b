// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace doublets {

/// How the odds of a game are found.
enum class OddsMethod : std::uint8_t {
    Exact, ///< computed, for best play by both
    /// Computed one side at a time, as backgammon programmes do it for players who no longer meet:
    /// exact where each plays for the fewest expected turns. A turn is all throws up to and with
    /// the first that does not throw again.
    OneSided,
    Estimated, ///< for random play by both, from games played out
};

} // namespace doublets
