// SPDX-License-Identifier: MIT
#pragma once

#include "table/sound/sound_effects.h"

#include <memory>

namespace doublets {

/// Creates the sound effects for the operating system, based on Qt Multimedia or, on Windows, on
/// native functions. Never returns null.
[[nodiscard]] std::unique_ptr<SoundEffects> createDeviceEffects();

} // namespace doublets
