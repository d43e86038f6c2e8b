// SPDX-License-Identifier: MIT
#pragma once

#include "match/odds/odds_store.h"

#include <algorithm>
#include <mutex>

namespace doublets::test {

/// Returns the odds under `rules`, never null. Solves a game only if no earlier call has solved it,
/// and does so completely even if `progress` cancels the work. Thread-safe.
inline OddsStore::Source solvedOnce(const Rules &rules, const Progress &progress)
{
    static std::mutex mutex;
    static auto *solved = new std::vector<OddsStore::Source>; // never deleted, like the store
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
    const auto keepGoing = [&](double share) {
        wanted = wanted && (!progress || progress(share));
        return true; // continues, because a later match will need the odds
    };
    OddsStore::Source found = makeOdds(rules, keepGoing);
    const std::lock_guard lock(mutex);
    solved->push_back(found);
    return found;
}

/// Returns a store that all matches of a process share, so that each game is solved only once.
inline OddsStore &solvedOdds()
{
    // Never deleted, to avoid destruction after the application.
    static auto *odds = new OddsStore(&solvedOnce);
    return *odds;
}

} // namespace doublets::test
