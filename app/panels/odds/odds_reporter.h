// SPDX-License-Identifier: MIT
#pragma once

#include "panels/odds/odds_report.h"

namespace doublets {

class Match;

/// Returns the contents of the odds panel for the moment shown. Odds that are not known yet are
/// nullopt in the report.
[[nodiscard]] OddsReport createOddsReport(Match &match);

} // namespace doublets
