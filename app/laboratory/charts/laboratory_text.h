// SPDX-License-Identifier: MIT
#pragma once

#include "laboratory/charts/experiment_chart.h"

#include <QString>

/// The results of the laboratory in plain, localised sentences.
namespace doublets {

/// Returns the prefix "A: " or "B: " if two experiments are compared, or an empty string.
[[nodiscard]] QString rowPrefix(const ChartData &data, std::size_t row);
/// Returns a formatted percentage, such as "53.19 %".
[[nodiscard]] QString percentageText(double share, int decimals);
/// Returns the number of decimals, 1 to 3, that distinguishes the ends of `interval` from the
/// share.
[[nodiscard]] int decimalsFor(const Interval &interval);

/// Returns the results for the first thrower: share, confidence interval and exact value.
[[nodiscard]] QString shareSentence(const ChartData::Row &row);
/// Returns the share and confidence interval at an earlier stage of the experiment.
[[nodiscard]] QString stageSentence(const ExperimentTotals::Checkpoint &stage);
/// Returns the difference between two experiments and whether it may be due to chance, or that they
/// are the same experiment. `state` must have a row for each of the two.
[[nodiscard]] QString differenceSentence(const LaboratoryState &state,
                                         const std::vector<Experiment> &experiments);

} // namespace doublets
