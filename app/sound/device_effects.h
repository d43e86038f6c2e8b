// SPDX-License-Identifier: MIT
#pragma once

#include "table/sound/sound_effects.h"

#include <QStringList>

#include <map>
#include <utility>
#include <vector>

class QMediaDevices;
class QSoundEffect;

namespace doublets {

/// The WAV resources as sound effects of Qt Multimedia.
class DeviceEffects : public QObject, public SoundEffects
{
    Q_OBJECT

public:
    DeviceEffects();
    ~DeviceEffects() override;

    void load(std::function<void(bool hasDevice)> loaded) override;
    void play(Sound sound, qreal volume, qreal pan) override;

    /// Returns the resource paths of a sound: variants that are played in turn, so that sounds can
    /// overlap and consecutive sounds differ.
    [[nodiscard]] static QStringList resourcePaths(Sound sound);
    /// Returns the number of positions to which a sound can be panned: panning::PositionCount, or 1
    /// for a sound that is always in the middle.
    [[nodiscard]] static int positionCount(Sound sound);

private:
    void reload();

    /// The variants of a sound at one position.
    struct Voices
    {
        std::vector<std::unique_ptr<QSoundEffect>> variants;
        std::size_t next = 0;
    };
    using Key = std::pair<Sound, int>; ///< sound and position, see panning::nearestPosition

    std::function<void(bool)> m_loaded;
    std::unique_ptr<QMediaDevices> m_devices;
    std::map<Key, Voices> m_voices;
};

} // namespace doublets
