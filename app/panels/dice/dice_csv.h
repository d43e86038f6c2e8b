// SPDX-License-Identifier: MIT
#pragma once

#include "core/error.h"
#include "panels/dice/dice_report.h"

#include <QByteArray>

#include <optional>

namespace doublets {

/// Returns the report as CSV (RFC 4180), in UTF-8 with CR LF line endings. After a header line,
/// there are six rows, one for each number, for White, then for Black, then for both together.
/// README.md in this folder describes the columns.
[[nodiscard]] QByteArray diceCsv(const DiceReport &report);
/// Writes the report as CSV to `path`, replacing an existing file. Returns nullopt on success. On
/// failure, returns an error and leaves an existing file unchanged.
[[nodiscard]] std::optional<Error> writeDiceCsv(const DiceReport &report, const QString &path);

} // namespace doublets
