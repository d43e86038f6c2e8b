// SPDX-License-Identifier: MIT
#pragma once

#include "panels/odds/odds_report.h"

namespace doublets {

class CourseModel;
class OddsWatch;

/// What the odds panel shows of a game, out of what is known of its odds.
[[nodiscard]] OddsReport oddsReport(const OddsWatch &watch, const CourseModel &course,
                                    const PlayerNames &names, int row);

} // namespace doublets
