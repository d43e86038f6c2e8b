// SPDX-License-Identifier: MIT
#pragma once

#include "table/sound/sound.h"

#include <QtGlobal>

namespace doublets {

/// Where sounds come out. Tests put their own in its place.
class SoundOutput
{
public:
    virtual ~SoundOutput() = default;

    /// Looks for a device and loads the sounds, where that has not been done.
    virtual void prepare() = 0;
    /// Plays at once and returns at once. `volume` is linear, 0 to 1; `pan` goes from -1, left, to
    /// 1, right. Silent without a device.
    virtual void play(Sound sound, qreal volume, qreal pan) = 0;
};

} // namespace doublets
