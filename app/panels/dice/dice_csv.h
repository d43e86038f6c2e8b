// SPDX-License-Identifier: MIT
#pragma once

#include "core/error.h"
#include "panels/dice/dice_report.h"

#include <QByteArray>

#include <optional>

namespace doublets {

/// Returns the report as CSV (RFC 4180): UTF-8, lines ended by CR LF, one row per number for white,
/// black and both. README.md in this folder describes the columns.
[[nodiscard]] QByteArray diceCsv(const DiceReport &report);
/// Writes the report as CSV. On failure returns an error and leaves an existing file unchanged.
[[nodiscard]] std::optional<Error> writeDiceCsv(const DiceReport &report, const QString &path);

} // namespace doublets
