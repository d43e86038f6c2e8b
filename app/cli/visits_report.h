// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/catalogue.h"
#include "visits/visit_summary.h"

#include <QCommandLineParser>
#include <QJsonObject>
#include <QString>

namespace doublets::cli {

/// Adds the options of the command `visits`: "csv", and "pdf" with a file name.
void addVisitsOptions(QCommandLineParser &parser);
/// Returns the placeholder of the operand of the command `visits`, for its help.
[[nodiscard]] QString visitsOperandUsage();
/// Returns the summary as localised text of one or more lines, without a final line break.
/// `catalogue` provides the titles of the games.
[[nodiscard]] QString visitsText(const VisitSummary &summary, const Catalogue &catalogue);
/// Returns the summary as JSON, including `file`, the path of the database of visits.
[[nodiscard]] QJsonObject visitsJson(const VisitSummary &summary, const QString &file);

} // namespace doublets::cli
