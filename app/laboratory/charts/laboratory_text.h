// SPDX-License-Identifier: MIT
#pragma once

#include "laboratory/charts/experiment_chart.h"

#include <QString>

// The results of the laboratory in plain, localised sentences.

namespace doublets {

/// Returns the prefix of row 0 ("A: ") or row 1 ("B: ") if two experiments are compared, otherwise
/// an empty string.
[[nodiscard]] QString rowPrefix(const ChartData &data, std::size_t row);
/// Returns `share`, from 0 to 1, as a formatted percentage, such as "53.19%".
[[nodiscard]] QString percentageText(double share, int decimals);
/// Returns the number of decimals, 1 to 3, for percentages with the confidence interval `interval`.
/// Narrower intervals have more decimals.
[[nodiscard]] int decimalsFor(const Interval &interval);

/// Returns a sentence that states that no game has been played yet.
[[nodiscard]] QString noGamesText();
/// Returns the results for the first thrower, after those for White if the charts show them: the
/// share of games won, its confidence interval and, if known, its exact value. If no game has been
/// played yet, returns noGamesText() and, if known, the exact share that the charts show.
[[nodiscard]] QString shareSentence(const ChartData::Row &row);
/// Returns the shares and confidence intervals at a checkpoint of the experiment. Precondition:
/// `checkpoint.games` is not 0.
[[nodiscard]] QString checkpointSentence(const ChartData::Row &row,
                                         const ExperimentTotals::Checkpoint &checkpoint);
/// Returns the result of an earlier run for the first thrower or, if `ofWhite` is true, for White:
/// "Seed 1665: 53.0% of 100 games. 95% band: …". Precondition: `totals` has at least one game.
[[nodiscard]] QString earlierRunSentence(std::uint64_t seed, const ExperimentTotals &totals,
                                         bool ofWhite = false);

} // namespace doublets
