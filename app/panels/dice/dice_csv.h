// SPDX-License-Identifier: MIT
#pragma once

#include "core/error.h"
#include "panels/dice/dice_report.h"

#include <QByteArray>

#include <optional>

namespace doublets {

/// Returns the report as CSV (RFC 4180): UTF-8, lines end with CR LF, one row per number for White,
/// for Black and for both together. README.md in this folder describes the columns.
[[nodiscard]] QByteArray diceCsv(const DiceReport &report);
/// Writes the report as CSV. Returns nullopt on success; on failure returns an error and leaves an
/// existing file unchanged.
[[nodiscard]] std::optional<Error> writeDiceCsv(const DiceReport &report, const QString &path);

} // namespace doublets
