// SPDX-License-Identifier: MIT
#pragma once

#include "core/error.h"
#include "core/rules/catalogue.h"
#include "print/sheets/sheet_elements.h"
#include "visits/visit_summary.h"

#include <optional>

namespace doublets::sheets {

/// Returns a sheet of one page with the statistics of the visits to a museum display. `catalogue`
/// provides the titles of the games.
[[nodiscard]] Sheet visitsSheet(const VisitSummary &summary, const Catalogue &catalogue,
                                const SheetOptions &options);

/// Saves the sheet of the visits in the file `visitsPath` to the file `path` as PDF, atomically, on
/// the default paper. Returns nullopt on success. On failure, leaves an existing file unchanged.
/// Errors: those of summariseVisits(); for `path`, CannotWrite and NotARegularFile.
[[nodiscard]] std::optional<Error> saveVisitsAsPdf(const QString &visitsPath, const QString &path,
                                                   const Catalogue &catalogue);

} // namespace doublets::sheets
