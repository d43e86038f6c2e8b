// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace doublets {

/// The typeface of all text, on the screen and on printed sheets.
enum class Typeface : std::uint8_t {
    /// EB Garamond, if the build found and embedded it; otherwise a serif font of the system.
    Garamond,
    SansSerif, ///< Liberation Sans or DejaVu Sans if installed, otherwise as Garamond
    /// OpenDyslexic if installed, otherwise as SansSerif; with increased letter spacing.
    Dyslexia,
};

} // namespace doublets
