// SPDX-License-Identifier: MIT
#pragma once

#include "match/odds/odds_store.h"

namespace doublets::test {

/// Odds that all matches of a test share: what is solved for one, the next need not solve again.
inline OddsStore &solvedOdds()
{
    static auto *odds = new OddsStore; // it stays: it may not go after the application
    return *odds;
}

} // namespace doublets::test
