// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace doublets {

/// Returns `text` with word joiners (U+2060) and no-break spaces where a line break would split a
/// year such as "c. 1665–70".
[[nodiscard]] QString withNonBreakingYears(QString text);
/// Returns `text` without word joiners and with ordinary spaces instead of no-break spaces, for
/// screen readers.
[[nodiscard]] QString withoutBreakControls(QString text);

} // namespace doublets
