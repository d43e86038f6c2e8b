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

/// The WAV resources as sound effects on the default device, which it follows when devices come and
/// go. Every call may block for as long as the sound server does not answer: lives in the thread of
/// EffectsOutput.
class SoundEffects : public QObject
{
    Q_OBJECT

public:
    SoundEffects();
    ~SoundEffects() override;

    /// Connects to the sound server on the first call. Emits `loaded`.
    void load();
    /// Does nothing without a device. `volume` is linear, 0 to 1; `pan` from -1, left, to 1, right.
    void play(Sound sound, qreal volume, qreal pan);

    /// The resources of a sound: variants, played in turn, so that sounds can overlap and two in a
    /// row differ.
    [[nodiscard]] static QStringList files(Sound sound);
    /// The number of places from which a sound can be heard: 1 (the middle) or panning::Places.
    [[nodiscard]] static int placesOf(Sound sound);

Q_SIGNALS:
    void loaded(bool hasDevice);

private:
    struct Voices
    {
        std::vector<std::unique_ptr<QSoundEffect>> variants;
        std::size_t next = 0;
    };
    using Key = std::pair<Sound, int>; ///< with its place, see panning::placeOf

    std::unique_ptr<QMediaDevices> m_devices;
    std::map<Key, Voices> m_voices;
};

} // namespace doublets
