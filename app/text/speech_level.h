// SPDX-License-Identifier: MIT
#pragma once

namespace doublets {

/// The amount of unsolicited speech for screen readers.
enum class SpeechLevel {
    Brief, ///< only numbers and results: "Anne 6 and 3, both laid. Your turn."
    Usual, ///< full sentences; instructions once in each game
    Full,  ///< full sentences; each announcement includes the keys to press
};

} // namespace doublets
