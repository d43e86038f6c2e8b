// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace doublets {

/// The typeface of all text on the screen.
enum class Typeface : std::uint8_t {
    Garamond,  ///< EB Garamond, embedded if the build found it
    SansSerif, ///< Liberation Sans or DejaVu Sans if installed, otherwise as Garamond
    /// OpenDyslexic if it is installed, otherwise as SansSerif; with increased letter spacing.
    Dyslexia,
};

} // namespace doublets
