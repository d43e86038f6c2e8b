// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/catalogue.h"
#include "visits/visit_summary.h"

#include <QJsonObject>
#include <QString>

namespace doublets::cli {

/// Returns the summary as localised text of one or more lines, without a final line break.
/// `catalogue` provides the titles of the games.
[[nodiscard]] QString visitsText(const VisitSummary &summary, const Catalogue &catalogue);
/// Returns the summary as JSON, including `file`, the path of the database of visits.
[[nodiscard]] QJsonObject visitsJson(const VisitSummary &summary, const QString &file);

} // namespace doublets::cli
