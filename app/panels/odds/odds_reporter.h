// SPDX-License-Identifier: MIT
#pragma once

#include "panels/odds/odds_report.h"

namespace doublets {

class Match;

/// Returns a report for the moment that the match shows. Sets only OddsReport::names if there is no
/// game or the odds are not watched; see OddsWatch::setWatched(). Sets no odds while
/// GuessFirst::isCovered() returns true.
[[nodiscard]] OddsReport createOddsReport(Match &match);

} // namespace doublets
