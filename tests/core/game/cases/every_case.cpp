// SPDX-License-Identifier: MIT
#include "tests/core/game/cases/cases.h"

namespace doublets::testing {

std::vector<Case> allCases()
{
    std::vector<Case> all;
    for (const auto &more :
         {phaseCases(), unplayableCases(), totalDoubletCases(), otherDoubletCases(), rulingCases(),
          claimCases(), homeCases(), setUpCases(), raceCases(), racePassingCases()}) {
        all.insert(all.end(), more.begin(), more.end());
    }
    return all;
}

} // namespace doublets::testing
