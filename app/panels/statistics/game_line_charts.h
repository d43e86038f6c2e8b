// SPDX-License-Identifier: MIT
#pragma once

#include "panels/charts/chart.h"
#include "panels/statistics/game_statistics.h"

#include <memory>

namespace doublets {

/// Returns a line chart of the luck of both players of a pair, summed up game after game: the
/// change of the probability of winning by the throws (see LoggedGame::luck), in wins. Only games
/// with known luck are counted. Empty unless `statistics` are those of a pair. Here and below,
/// `statistics` must outlive the chart.
[[nodiscard]] std::unique_ptr<Chart> createLuckChart(const GameStatistics &statistics);
/// Returns a line chart of the doublets thrown beyond those expected of fair dice, game after game,
/// by each player of a pair or by all players together, with the band that chance allows.
[[nodiscard]] std::unique_ptr<Chart> createDoubletsChart(const GameStatistics &statistics);

} // namespace doublets
