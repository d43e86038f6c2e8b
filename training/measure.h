// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/race/race_endings.h"
#include "core/odds/race/race_network.h"
#include "core/rules/rules.h"

#include <QStringList>

#include <cstdint>

namespace doublets::training {

/// Returns the names of the opponents of printMatch(): "random"; "greedy" (hits if it can, then
/// plays the greatest number); "pips" (fewest pips, one throw ahead, without learning); "self" (the
/// network without looking ahead).
[[nodiscard]] QStringList opponents();

/// Plays `games` games of the best player of the race against `opponent`, one of opponents(), and
/// prints the result to standard output. Uses `jobs` threads.
void printMatch(const QString &opponent, const Rules &rules, const RaceNetwork &network,
                const RaceEndings &endings, std::uint64_t games, int jobs);

/// Compares predicted with actual wins over `games` games, in which the network plays both sides
/// without looking ahead. For each of ten bands of the probability predicted by looking one throw
/// ahead, prints the mean prediction, how often the player who throws next wins, and the difference
/// with its 95% interval.
void printCalibration(const RaceNetwork &network, const RaceEndings &endings, std::uint64_t games);

} // namespace doublets::training
