// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/rule_set.h"

#include <QStringList>

namespace doublets {

/// Returns the main facts about the game of `ruleSet`, as localised phrases: "England, 17th-century
/// account", "about 4 minutes", "almost pure luck".
[[nodiscard]] QStringList gameFacts(const RuleSet &ruleSet);

} // namespace doublets
