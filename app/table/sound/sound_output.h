// SPDX-License-Identifier: MIT
#pragma once

#include "table/sound/sound.h"

#include <QtGlobal>

namespace doublets {

/// The interface to a sound device. Tests replace the device by implementing this interface.
class SoundOutput
{
public:
    virtual ~SoundOutput() = default;

    /// Starts opening the device and loading the sounds, without blocking. Does nothing if called
    /// again.
    virtual void prepare() = 0;
    /// Starts a sound without blocking, calling prepare() if necessary. `volume` is linear, 0 to 1;
    /// `pan` goes from −1 (left) to 1 (right). Drops the sound if there is no device, or if the
    /// device is not ready in time for the sound.
    virtual void play(Sound sound, qreal volume, qreal pan) = 0;
};

} // namespace doublets
