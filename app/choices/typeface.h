// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace doublets {

/// The typeface of all text on the screen.
enum class Typeface : std::uint8_t {
    Garamond,  ///< EB Garamond, which the program brings along
    SansSerif, ///< Liberation Sans or another sans-serif face of the system
    Dyslexia,  ///< OpenDyslexic if it is installed, otherwise as SansSerif; letters stand farther
               ///< apart
};

} // namespace doublets
