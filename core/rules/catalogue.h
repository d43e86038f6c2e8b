// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/rule_set.h"

#include <vector>

namespace doublets {

using limits::MaxRuleFileSize;

/// A collection of rule sets, in ascending order of RuleSet::listOrder.
class Catalogue
{
public:
    /// Returns the rule sets built into the library (resources/rules). Fails only if the build is
    /// broken.
    [[nodiscard]] static Result<Catalogue, Error> builtIn();
    /// Returns the rule sets of every *.json file in `folder`. Fails with the first error if any
    /// file is invalid. Errors: those of json::readFile() and parseRuleSet(), CannotOpen (no
    /// folder), Empty (no file), Inconsistent (two files with the same id).
    [[nodiscard]] static Result<Catalogue, Error> fromFolder(const QString &folder);

    [[nodiscard]] const std::vector<RuleSet> &all() const { return m_ruleSets; }
    /// Returns the rule set `id`, owned by this catalogue, or null if there is none.
    [[nodiscard]] const RuleSet *find(const QString &id) const;
    /// Returns the ids of all rule sets, in the order of all().
    [[nodiscard]] QStringList ids() const;

private:
    std::vector<RuleSet> m_ruleSets;
};

} // namespace doublets
