// SPDX-License-Identifier: MIT
#pragma once

#include "panels/charts/chart.h"
#include "panels/statistics/game_statistics.h"

#include <memory>

namespace doublets {

/// Returns a bar chart of the number of games finished on each day or, if the games span more than
/// 31 days, in each month, but at most the latest 60 months. The chart is empty if there are no
/// games. `statistics` must outlive the chart.
[[nodiscard]] std::unique_ptr<Chart> createGamesChart(const GameStatistics &statistics);
/// Returns a bar chart of the number of games of each length, in throws; each bar may stand for a
/// range of lengths. The chart is empty if there are no games. `statistics` must outlive the chart.
[[nodiscard]] std::unique_ptr<Chart> createThrowsChart(const GameStatistics &statistics);

} // namespace doublets
