// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/rule_set.h"
#include "print/sheets/sheet_elements.h"

namespace doublets::sheets {

/// Returns a sheet with the rules of a game and their sources on a single page, in as much detail
/// as fits. Returns a sheet without pages if even the least detail does not fit.
[[nodiscard]] Sheet rulesSheet(const RuleSet &ruleSet, const Rulings &rulings,
                               const SheetOptions &options);

} // namespace doublets::sheets
