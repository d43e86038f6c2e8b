// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/rule_set.h"
#include "print/sheets/furniture.h"

namespace doublets::sheets {

/// The rules of one game with where each comes from, on one page: all that there is room for.
[[nodiscard]] Sheet rulesSheet(const RuleSet &ruleSet, const Rulings &rulings,
                               const Setting &setting);

} // namespace doublets::sheets
