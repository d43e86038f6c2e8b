// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/race/race_endings.h"
#include "core/odds/race/race_network.h"
#include "core/rules/rules.h"

#include <cstdint>

namespace doublets::training {

/// Lets the best player of the race compete with others, and prints a table of the results.
void printMatches(const Rules &rules, const RaceNetwork &network, const RaceEndings &endings,
                  std::uint64_t games);

/// Prints how often the player who throws next wins, in ten bands of the chance found by looking
/// one throw ahead, over games in which the network plays both sides without looking ahead.
void printCalibration(const RaceNetwork &network, const RaceEndings &endings, std::uint64_t games);

} // namespace doublets::training
