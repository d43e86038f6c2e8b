// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/rule_set.h"

#include <QStringList>

namespace doublets {

/// Returns the facts that tell games apart: "England, 17th-century account", "about 4 minutes",
/// "almost pure luck".
[[nodiscard]] QStringList gameFacts(const RuleSet &ruleSet);

} // namespace doublets
