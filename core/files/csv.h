// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace doublets {

/// Returns `text` as a quoted field of a CSV file (RFC 4180). Text that a spreadsheet would run as
/// a formula is preceded by an apostrophe.
[[nodiscard]] QString csvText(QString text);

} // namespace doublets
