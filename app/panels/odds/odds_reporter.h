// SPDX-License-Identifier: MIT
#pragma once

#include "panels/odds/odds_report.h"

namespace doublets {

class Match;

/// Returns the contents of the odds panel for the moment shown. Odds that are not known yet are
/// nullopt in the report. Contains only the names if there is no game or nothing watches the odds
/// (OddsWatch::setWatched()), and no odds while GuessFirst::isCovered() returns true.
[[nodiscard]] OddsReport createOddsReport(Match &match);

} // namespace doublets
