// SPDX-License-Identifier: MIT
#pragma once

#include "panels/odds/odds_report.h"

namespace doublets {

class Match;

/// Returns the contents of the odds panel for the moment shown, from what is known of the odds so
/// far.
[[nodiscard]] OddsReport makeOddsReport(Match &match);

} // namespace doublets
