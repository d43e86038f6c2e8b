// SPDX-License-Identifier: MIT
#pragma once

#include "panels/odds/odds_report.h"

namespace doublets {

class Match;

/// What the odds panel shows of a match at the moment looked at, out of what is known of its odds.
[[nodiscard]] OddsReport oddsReport(Match &match);

} // namespace doublets
