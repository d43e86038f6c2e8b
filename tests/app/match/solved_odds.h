// SPDX-License-Identifier: MIT
#pragma once

#include "match/odds/odds_store.h"

#include <algorithm>
#include <mutex>

namespace doublets::test {

/// Solves each rules once, whatever a store has given up meanwhile.
inline OddsStore::Source solvedOnce(const Rules &rules, const Progress &progress)
{
    static std::mutex mutex;
    static auto *solved = new std::vector<OddsStore::Source>; // it stays, as the store does
    {
        const std::lock_guard lock(mutex);
        const auto known =
            std::find_if(solved->begin(), solved->end(),
                         [&](const OddsStore::Source &each) { return each->rules() == rules; });
        if (known != solved->end()) {
            return *known;
        }
    }
    bool wanted = true;
    const auto goOn = [&](double share) {
        wanted = wanted && (!progress || progress(share));
        return true; // what is given up now is wanted again by the next match
    };
    OddsStore::Source found = makeOdds(rules, goOn);
    const std::lock_guard lock(mutex);
    solved->push_back(found);
    return found;
}

/// Odds that all matches of a test share: what is solved for one, the next need not solve again.
inline OddsStore &solvedOdds()
{
    static auto *odds = new OddsStore(&solvedOnce); // it stays: it may not go after the application
    return *odds;
}

} // namespace doublets::test
