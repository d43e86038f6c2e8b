// SPDX-License-Identifier: MIT
#pragma once

#include "table/sound/sound.h"

#include <QObject>
#include <QStringList>

#include <map>
#include <memory>
#include <utility>
#include <vector>

class QMediaDevices;
class QSoundEffect;

namespace doublets {

/// The WAV resources as sound effects on the default device. Reloads them when the audio devices
/// change. Every call may block while the sound server does not answer, so instances live in the
/// thread of DeviceOutput.
class SoundEffects : public QObject
{
    Q_OBJECT

public:
    SoundEffects();
    ~SoundEffects() override;

    /// Loads the sounds for the default device, if there is one. Emits soundsLoaded() before
    /// returning.
    void load();
    /// Plays a sound. `volume` is linear, 0 to 1; `pan` goes from −1 (left) to 1 (right). Does
    /// nothing without a device or before load().
    void play(Sound sound, qreal volume, qreal pan);

    /// Returns the resource paths of a sound: variants that are played in turn, so that sounds can
    /// overlap and consecutive sounds differ.
    [[nodiscard]] static QStringList resourcePaths(Sound sound);
    /// Returns the number of positions to which a sound can be panned: panning::PositionCount, or 1
    /// for a sound that is always in the middle.
    [[nodiscard]] static int positionCount(Sound sound);

Q_SIGNALS:
    /// Emitted when the sounds have been loaded, initially and after a change of devices.
    /// `hasDevice` is false if there is no device.
    void soundsLoaded(bool hasDevice);

private:
    /// The variants of a sound at one position.
    struct Voices
    {
        std::vector<std::unique_ptr<QSoundEffect>> variants;
        std::size_t next = 0;
    };
    using Key = std::pair<Sound, int>; ///< sound and position, see panning::nearestPosition

    std::unique_ptr<QMediaDevices> m_devices;
    std::map<Key, Voices> m_voices;
};

} // namespace doublets
