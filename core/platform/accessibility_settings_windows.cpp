// SPDX-License-Identifier: MIT
#include "core/platform/accessibility_settings.h"

#include <windows.h>

namespace doublets {

std::optional<bool> platform::isHighContrastRequested()
{
    HIGHCONTRASTW contrast{};
    contrast.cbSize = sizeof(contrast);
    return ::SystemParametersInfoW(SPI_GETHIGHCONTRAST, sizeof(contrast), &contrast, 0) != 0 &&
           (contrast.dwFlags & HCF_HIGHCONTRASTON) != 0;
}

std::optional<bool> platform::isReducedMotionRequested()
{
    BOOL animates = TRUE;
    return ::SystemParametersInfoW(SPI_GETCLIENTAREAANIMATION, 0, &animates, 0) != 0 &&
           animates == FALSE;
}

} // namespace doublets
