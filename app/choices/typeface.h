// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace doublets {

/// The typeface of all text on the screen.
enum class Typeface : std::uint8_t {
    Garamond,  ///< EB Garamond, which is built in
    SansSerif, ///< Liberation Sans or another sans-serif face of the system
    /// OpenDyslexic if it is installed, otherwise as SansSerif; with increased letter spacing.
    Dyslexia,
};

} // namespace doublets
