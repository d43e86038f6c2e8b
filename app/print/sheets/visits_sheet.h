// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/catalogue.h"
#include "print/sheets/sheet_elements.h"
#include "visits/visit_summary.h"

namespace doublets::sheets {

/// Returns a sheet of one page with the statistics of the visits to a museum display. `catalogue`
/// provides the titles of the games.
[[nodiscard]] Sheet visitsSheet(const VisitSummary &summary, const Catalogue &catalogue,
                                const SheetOptions &options);

} // namespace doublets::sheets
