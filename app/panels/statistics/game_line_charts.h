// SPDX-License-Identifier: MIT
#pragma once

#include "panels/charts/chart.h"
#include "panels/statistics/game_statistics.h"

#include <memory>

namespace doublets {

/// Returns a line chart of the cumulative luck of both players of a pair, game after game. Luck is
/// the change in the probability of winning that is due to the throws (see LoggedGame::luck), in
/// wins. Ignores draws and games whose luck is unknown. The chart is empty if no games remain, or
/// if GameStatistics::isForOnePair() returns false. `statistics` must outlive the chart.
[[nodiscard]] std::unique_ptr<Chart> createLuckChart(const GameStatistics &statistics);
/// Returns a line chart of the cumulative number of doublets (throws with at least two equal
/// numbers) in excess of the expectation for fair dice, game after game. Has a line for each player
/// of a pair, or one for all players together, and a band of two standard deviations around the
/// expectation. The chart is empty if there are no games. `statistics` must outlive the chart.
[[nodiscard]] std::unique_ptr<Chart> createDoubletsChart(const GameStatistics &statistics);

} // namespace doublets
