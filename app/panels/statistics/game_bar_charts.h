// SPDX-License-Identifier: MIT
#pragma once

#include "panels/charts/chart.h"
#include "panels/statistics/game_statistics.h"

#include <memory>

namespace doublets {

/// Returns a bar chart of the games finished each day or, over more than a month, each month. Here
/// and below, `statistics` must outlive the chart.
[[nodiscard]] std::unique_ptr<Chart> createGamesChart(const GameStatistics &statistics);
/// Returns a bar chart of the lengths of games, in throws.
[[nodiscard]] std::unique_ptr<Chart> createThrowsChart(const GameStatistics &statistics);

} // namespace doublets
