// SPDX-License-Identifier: MIT
#pragma once

namespace doublets {

/// How much the program says to a screen reader without being asked.
enum class SpeechLevel {
    Brief, ///< numbers and results only: "Anne 6 and 3, both laid. Your turn."
    Usual, ///< whole sentences; how to go on is said once a game
    Full,  ///< whole sentences, each time with the keys
};

} // namespace doublets
