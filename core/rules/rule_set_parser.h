// SPDX-License-Identifier: MIT
#pragma once

#include "core/error.h"
#include "core/result.h"
#include "core/rules/rule_set.h"

#include <QByteArray>

namespace doublets {

/// Parses a rule file (see resources/rules/README.md). Parsing is strict: an unknown key, wrong
/// type, missing provenance or impossible value is an error with file, place and reason. `file` is
/// the path named in errors; its base name must be the id of the rule set. Errors: those of
/// json::parseObject(), json::Object and checkRuleSet().
[[nodiscard]] Result<RuleSet, Error> parseRuleSet(const QByteArray &text, const QString &file);

} // namespace doublets
