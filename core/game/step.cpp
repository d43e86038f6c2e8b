// SPDX-License-Identifier: MIT
#include "core/game/step.h"

#include <algorithm>

namespace doublets {

int lostNumberCount(const Events &ofAction)
{
    return static_cast<int>(std::count_if(ofAction.begin(), ofAction.end(), [](const Event &event) {
        return std::holds_alternative<NumberLost>(event);
    }));
}

} // namespace doublets
