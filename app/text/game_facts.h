// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/rule_set.h"

#include <QStringList>

namespace doublets {

/// Returns three localised phrases about the game of `ruleSet`: its origin, its mean duration, and
/// the role of luck. For example: "England, 17th-century account", "about 4 minutes", "almost pure
/// luck".
[[nodiscard]] QStringList gameFacts(const RuleSet &ruleSet);

} // namespace doublets
