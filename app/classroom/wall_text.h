// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/odds.h"
#include "text/player_names.h"

#include <QString>

namespace doublets {

/// Returns the odds as a localised sentence for the wall window, such as "Anne wins 53 of 100, Ben
/// 47.", with "about" if the odds are an estimate (Odds::margin is positive). The numbers are
/// rounded so that they add up to 100. Adds a sentence on drawn games unless their number is 0.
/// Probabilities of winning below 0.01 or above 0.99, other than 0 and 1, are given as "less than
/// 1" and "more than 99". Shortens names of more than 20 UTF-16 code units.
[[nodiscard]] QString wallOddsText(const Odds &odds, const PlayerNames &names);

} // namespace doublets
