// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/rule_set.h"

#include <QByteArray>

#include <vector>

namespace doublets {

using limits::LargestRuleFile;

/// Reads one rule file (resources/rules/README.md describes it), strictly: an unknown key, a wrong
/// type, a missing provenance or an impossible value is an error with file, place and reason.
/// `file` names it in errors, and its base name must be the rule set's id.
[[nodiscard]] Result<RuleSet, Error> parseRuleSet(const QByteArray &json, const QString &file);

/// The rule sets the programme can play, in the order in which people see them.
class Catalogue
{
public:
    /// The rule sets built into the library (resources/rules).
    /// Errors can only mean a broken build; they are reported all the same.
    [[nodiscard]] static Result<Catalogue, Error> builtIn();
    /// Every *.json of a folder, none of them broken and no id twice.
    [[nodiscard]] static Result<Catalogue, Error> fromFolder(const QString &folder);

    [[nodiscard]] const std::vector<RuleSet> &all() const { return m_ruleSets; }
    [[nodiscard]] const RuleSet *find(const QString &id) const;
    [[nodiscard]] QStringList ids() const;

private:
    std::vector<RuleSet> m_ruleSets;
};

} // namespace doublets
