// SPDX-License-Identifier: MIT
#include "sound/device_effects.h"
#include "sound/sound_bank.h"

#include <QAudioDevice>
#include <QMediaDevices>
#include <QSoundEffect>
#include <QUrl>

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
        if (const auto *effect = m_effects.nextVariant(sound, pan)) {
            (*effect)->setVolume(static_cast<float>(volume));
            (*effect)->play();
        }
    }

private:
    void reload()
    {
        m_effects.clear();
        // An effect without a device would report that it is playing forever.
        const QAudioDevice device = QMediaDevices::defaultAudioOutput();
        if (device.isNull()) {
            m_loaded(false);
            return;
        }
        m_effects.load([&device](const QByteArray &wav) {
            auto effect = std::make_unique<QSoundEffect>(device);
            effect->setSource(toDataUrl(wav));
            return effect;
        });
        m_loaded(true);
    }

    std::function<void(bool)> m_loaded;
    std::unique_ptr<QMediaDevices> m_devices;
    SoundBank<std::unique_ptr<QSoundEffect>> m_effects;
};

} // namespace

std::unique_ptr<SoundEffects> createDeviceEffects()
{
    return std::make_unique<DeviceEffects>();
}

} // namespace doublets
