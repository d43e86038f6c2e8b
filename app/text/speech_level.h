// SPDX-License-Identifier: MIT
#pragma once

namespace doublets {

/// How much is announced to screen readers unprompted.
enum class SpeechLevel {
    Brief, ///< numbers and results only: "Anne 6 and 3, both laid. Your turn."
    Usual, ///< whole sentences; instructions once per game
    Full,  ///< whole sentences; every announcement includes the keys to press
};

} // namespace doublets
