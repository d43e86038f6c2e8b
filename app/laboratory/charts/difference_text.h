// SPDX-License-Identifier: MIT
#pragma once

#include "laboratory/charts/experiment_chart.h"

#include <QStringList>

// The differences between two experiments in plain, localised sentences.

namespace doublets {

/// Returns a paragraph on the difference in the wins of the player that the charts show, White or
/// the first thrower, and one on the difference in the length of games. Each states whether the
/// difference may be due to chance; the second omits this if there are too few games, or if the
/// experiments differ only in their seeds. Until all games have been played, warns that chance may
/// produce a clear difference along the way. Returns a single paragraph if both experiments play
/// the same games or if one of them has no games yet. `data.rows`, `state.rows` and `experiments`
/// must have two elements each.
[[nodiscard]] QStringList differenceTexts(const ChartData &data, const LaboratoryState &state,
                                          const std::vector<Experiment> &experiments);

} // namespace doublets
