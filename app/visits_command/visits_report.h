// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/catalogue.h"
#include "visits/visit_summary.h"

#include <QJsonObject>
#include <QString>

namespace doublets::cli {

/// For people, in their language, some lines.
[[nodiscard]] QString visitsText(const VisitSummary &summary, const Catalogue &catalogue);
/// For other programmes; `file` is the one that was read.
[[nodiscard]] QJsonObject visitsJson(const VisitSummary &summary, const QString &file);

} // namespace doublets::cli
