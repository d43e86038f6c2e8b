// SPDX-License-Identifier: MIT
#include "sound/device_effects.h"
#include "sound/sound_files.h"

#include <QAudioDevice>
#include <QMediaDevices>
#include <QSoundEffect>
#include <QUrl>

#include <map>
#include <utility>
#include <vector>

using namespace Qt::StringLiterals;

namespace doublets {
namespace {

/// Returns a sound file as a data URL, which is possible because the files are small.
QUrl toDataUrl(const QByteArray &wav)
{
    return {u"data:audio/wav;base64,"_s + QString::fromLatin1(wav.toBase64())};
}

class DeviceEffects : public QObject, public SoundEffects
{
public:
    void load(std::function<void(bool)> loaded) override
    {
        m_loaded = std::move(loaded);
        m_devices = std::make_unique<QMediaDevices>();
        connect(m_devices.get(), &QMediaDevices::audioOutputsChanged, this, &DeviceEffects::reload);
        reload();
    }

    void play(Sound sound, qreal volume, qreal pan) override
    {
        const auto found = m_voices.find({sound, soundfiles::positionOf(sound, pan)});
        if (found == m_voices.end()) {
            return;
        }
        Voices &voices = found->second;
        QSoundEffect &effect = *voices.variants[voices.next];
        voices.next = (voices.next + 1) % voices.variants.size();
        effect.setVolume(static_cast<float>(volume));
        effect.play();
    }

private:
    /// The variants of a sound at one position.
    struct Voices
    {
        std::vector<std::unique_ptr<QSoundEffect>> variants;
        std::size_t next = 0;
    };
    using Key = std::pair<Sound, int>; ///< sound and position

    void reload()
    {
        m_voices.clear();
        // An effect without a device would report that it is playing forever.
        const QAudioDevice device = QMediaDevices::defaultAudioOutput();
        if (device.isNull()) {
            m_loaded(false);
            return;
        }
        for (const Sound sound : soundfiles::AllSounds) {
            for (int position = 0; position < soundfiles::positionCount(sound); ++position) {
                Voices &voices = m_voices[{sound, position}];
                for (const QString &path : soundfiles::resourcePaths(sound)) {
                    auto effect = std::make_unique<QSoundEffect>(device);
                    effect->setSource(toDataUrl(soundfiles::read(sound, path, position)));
                    voices.variants.push_back(std::move(effect));
                }
            }
        }
        m_loaded(true);
    }

    std::function<void(bool)> m_loaded;
    std::unique_ptr<QMediaDevices> m_devices;
    std::map<Key, Voices> m_voices;
};

} // namespace

std::unique_ptr<SoundEffects> createDeviceEffects()
{
    return std::make_unique<DeviceEffects>();
}

} // namespace doublets
