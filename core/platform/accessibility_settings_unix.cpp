// SPDX-License-Identifier: MIT
#include "core/platform/accessibility_settings.h"

namespace doublets {

std::optional<bool> platform::isHighContrastRequested()
{
    return std::nullopt;
}

std::optional<bool> platform::isReducedMotionRequested()
{
    return std::nullopt;
}

} // namespace doublets
