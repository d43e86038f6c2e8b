// SPDX-License-Identifier: MIT
#include "match/policy.h"

#include "core/rules/catalogue.h"

namespace doublets {

std::vector<const RuleSet *> Policy::ruleSetsIn(const Catalogue &catalogue) const
{
    std::vector<const RuleSet *> sets;
    for (const QString &id : ruleSets.isEmpty() ? catalogue.ids() : ruleSets) {
        if (const RuleSet *set = catalogue.find(id)) {
            sets.push_back(set);
        }
    }
    return sets;
}

} // namespace doublets
