// SPDX-License-Identifier: MIT
#pragma once

#include "table/sound/sound_effects.h"

#include <memory>

namespace doublets {

/// Creates the WAV resources as sound effects of the operating system: of Qt Multimedia or, on
/// Windows, of its own functions, because Qt Multimedia does not build with MinGW.
[[nodiscard]] std::unique_ptr<SoundEffects> createDeviceEffects();

} // namespace doublets
