// SPDX-License-Identifier: MIT
#include "core/game/step.h"

#include <algorithm>

namespace doublets {

int lostNumberCount(const Events &ofAction)
{
    return static_cast<int>(std::ranges::count_if(
        ofAction, [](const Event &event) { return std::holds_alternative<NumberLost>(event); }));
}

} // namespace doublets
