// SPDX-License-Identifier: MIT
#pragma once

#include "table/sound/sound.h"

#include <QObject>

#include <functional>
#include <memory>

namespace doublets {

/// The interface that loads the sounds and plays them on the default device. Every call may block
/// while the sound server does not respond, so instances live in the thread of DeviceOutput.
class SoundEffects
{
public:
    virtual ~SoundEffects() = default;

    /// Loads the sounds, and again whenever the audio devices change. Calls `loaded`, which must
    /// not be empty, in the calling thread after each loading, the first time before returning.
    /// `hasDevice` is false if there is no device. On Windows, loads the sounds only once, and
    /// `hasDevice` is always true.
    virtual void load(std::function<void(bool hasDevice)> loaded) = 0;
    /// Plays a sound. `volume` is linear, 0 to 1; `pan` goes from −1 (left) to 1 (right). Does
    /// nothing without a device or before load().
    virtual void play(Sound sound, qreal volume, qreal pan) = 0;
};

/// The interface of the root object of the plugin `doublets-sound`. Only the plugin links the
/// multimedia library, so that the program starts without the library.
class SoundPlugin
{
public:
    virtual ~SoundPlugin() = default;

    /// Creates the sound effects, which have not been loaded yet. Never returns null.
    [[nodiscard]] virtual std::unique_ptr<SoundEffects> createEffects() const = 0;
};

} // namespace doublets

// Increment the number with every change of the two interfaces.
Q_DECLARE_INTERFACE(doublets::SoundPlugin, "Doublets.SoundPlugin/1")
