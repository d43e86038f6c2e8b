// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/race/race_endings.h"
#include "core/odds/race/race_network.h"
#include "core/rules/rules.h"

#include <QStringList>

#include <cstdint>

namespace doublets::training {

/// Returns the names of the opponents of printMatch(): "random"; "greedy" (greedyPlayerFactory());
/// "pips" (looks one throw ahead for the fewest pips to go, with an untrained network); "self" (the
/// network without looking ahead).
[[nodiscard]] QStringList opponents();

/// Plays `games` games of the program's best player, which looks one throw ahead with `network`
/// (see RaceOdds), against `opponent`, one of opponents(), and prints the result to standard
/// output. Uses `jobs` threads. Blocks until all games are finished. Preconditions: games >= 2;
/// supportsRaceBoard(rules).
void printMatch(const QString &opponent, const Rules &rules, const RaceNetwork &network,
                const RaceEndings &endings, std::uint64_t games, int jobs);

/// Compares predicted with actual wins over `games` games, in which the network plays both sides
/// without looking ahead. For each of ten bands of the probability predicted by looking one throw
/// ahead, prints the mean prediction, how often the player who throws next wins, and the difference
/// with its 95% interval, to standard output. Blocks until all games are finished.
void printCalibration(const RaceNetwork &network, const RaceEndings &endings, std::uint64_t games);

} // namespace doublets::training
