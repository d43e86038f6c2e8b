// SPDX-License-Identifier: MIT
#include "core/game/step.h"

#include <algorithm>

namespace doublets {

int lostNumberCount(const Events &events)
{
    return static_cast<int>(std::ranges::count_if(
        events, [](const Event &event) { return std::holds_alternative<NumberLost>(event); }));
}

} // namespace doublets
