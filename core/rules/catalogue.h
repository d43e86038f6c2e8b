// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/rule_set.h"

#include <QByteArray>

#include <vector>

namespace doublets {

/// Reads one rule file, strictly: an unknown key, a wrong type, a missing provenance or an
/// impossible value is an error with file, place and reason. `file` names it in errors.
[[nodiscard]] Result<RuleSet, Error> parseRuleSet(const QByteArray &json, const QString &file);

/// The rule sets the programme can play, in the order in which people see them.
class Catalogue
{
public:
    /// The rule sets built into the library (resources/rules).
    /// Errors can only mean a broken build; they are reported all the same.
    [[nodiscard]] static Result<Catalogue, Error> builtIn();
    /// Every *.json of a folder.
    [[nodiscard]] static Result<Catalogue, Error> fromFolder(const QString &folder);

    [[nodiscard]] const std::vector<RuleSet> &all() const { return m_ruleSets; }
    [[nodiscard]] const RuleSet *find(const QString &id) const;
    [[nodiscard]] QStringList ids() const;

private:
    std::vector<RuleSet> m_ruleSets;
};

} // namespace doublets
