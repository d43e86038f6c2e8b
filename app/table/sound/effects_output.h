// SPDX-License-Identifier: MIT
#pragma once

#include "table/sound/sound_output.h"

#include <QObject>
#include <QStringList>

#include <map>
#include <memory>
#include <utility>
#include <vector>

class QMediaDevices;
class QSoundEffect;

namespace doublets {

/// Plays the WAV resources on the default device, and follows it when devices come and go.
class EffectsOutput : public QObject, public SoundOutput
{
    Q_OBJECT

public:
    explicit EffectsOutput(QObject *parent = nullptr);
    ~EffectsOutput() override;

    void prepare() override;
    void play(Sound sound, qreal volume, qreal pan) override;

    /// The resources of a sound: variants, taken by turns, so that blows can overlap and no two
    /// neighbours are alike.
    [[nodiscard]] static QStringList files(Sound sound);
    /// Where a sound can be heard from: 1 in the middle alone, else panning::Places.
    [[nodiscard]] static int placesOf(Sound sound);
    /// Whether a device was found when last looked for.
    [[nodiscard]] bool hasDevice() const { return !m_voices.empty(); }

private:
    struct Voices
    {
        std::vector<std::unique_ptr<QSoundEffect>> variants;
        std::size_t next = 0;
    };
    using Key = std::pair<Sound, int>; ///< and where it is heard: panning::placeOf

    void load();

    std::unique_ptr<QMediaDevices> m_devices;
    std::map<Key, Voices> m_voices;
};

} // namespace doublets
