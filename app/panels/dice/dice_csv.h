// SPDX-License-Identifier: MIT
#pragma once

#include "core/error.h"
#include "panels/dice/dice_report.h"

#include <QByteArray>

#include <optional>

namespace doublets {

/// The report as comma-separated values, UTF-8, lines ended by CR LF (RFC 4180): a row for each
/// number of white, black and both. README.md in this folder describes the columns.
[[nodiscard]] QByteArray diceCsv(const DiceReport &report);
/// Writes them, all or nothing: an old file stays where the new one fails.
[[nodiscard]] std::optional<Error> writeDiceCsv(const DiceReport &report, const QString &path);

} // namespace doublets
