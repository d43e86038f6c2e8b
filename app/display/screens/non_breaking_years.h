// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace doublets {

/// Returns the text with joining characters that prevent line breaks inside years such as
/// "c. 1665–70".
[[nodiscard]] QString withNonBreakingYears(QString text);
/// Returns the text without the joining characters added by withNonBreakingYears(), for screen
/// readers.
[[nodiscard]] QString withoutJoiners(QString text);

} // namespace doublets
