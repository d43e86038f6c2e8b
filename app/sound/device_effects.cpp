// SPDX-License-Identifier: MIT
#include "sound/device_effects.h"

#include "sound/panning.h"

#include <QAudioDevice>
#include <QFile>
#include <QMediaDevices>
#include <QSoundEffect>
#include <QUrl>

using namespace Qt::StringLiterals;

namespace doublets {
namespace {

constexpr Sound AllSounds[] = {Sound::BoxRattle, Sound::DieOnWood, Sound::ManOnWood,
                               Sound::ManInTray, Sound::WinFlourish};

/// Returns a sound file as stereo in a data URL, which is possible because the files are small.
QUrl sourceOf(const QString &name, int position)
{
    QFile file(name);
    const QByteArray mono = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    return {u"data:audio/wav;base64,"_s +
            QString::fromLatin1(panning::toPanned(mono, position).toBase64())};
}

} // namespace

DeviceEffects::DeviceEffects() = default;

DeviceEffects::~DeviceEffects() = default;

QStringList DeviceEffects::resourcePaths(Sound sound)
{
    switch (sound) {
    case Sound::BoxRattle:
        return {u":/sounds/box-rattle.wav"_s};
    case Sound::DieOnWood:
        return {u":/sounds/die-on-wood-1.wav"_s, u":/sounds/die-on-wood-2.wav"_s,
                u":/sounds/die-on-wood-3.wav"_s};
    case Sound::ManOnWood:
        return {u":/sounds/man-on-wood-1.wav"_s, u":/sounds/man-on-wood-2.wav"_s,
                u":/sounds/man-on-wood-3.wav"_s};
    case Sound::ManInTray:
        return {u":/sounds/man-in-tray-1.wav"_s, u":/sounds/man-in-tray-2.wav"_s};
    case Sound::WinFlourish:
        return {u":/sounds/win-flourish.wav"_s};
    }
    return {};
}

int DeviceEffects::positionCount(Sound sound)
{
    return sound == Sound::WinFlourish ? 1 : panning::PositionCount;
}

void DeviceEffects::load(std::function<void(bool)> loaded)
{
    m_loaded = std::move(loaded);
    m_devices = std::make_unique<QMediaDevices>();
    connect(m_devices.get(), &QMediaDevices::audioOutputsChanged, this, &DeviceEffects::reload);
    reload();
}

void DeviceEffects::reload()
{
    m_voices.clear();
    // An effect without a device would report that it is playing forever.
    const QAudioDevice device = QMediaDevices::defaultAudioOutput();
    if (device.isNull()) {
        m_loaded(false);
        return;
    }
    for (const Sound sound : AllSounds) {
        for (int position = 0; position < positionCount(sound); ++position) {
            Voices &voices = m_voices[{sound, position}];
            for (const QString &file : resourcePaths(sound)) {
                auto effect = std::make_unique<QSoundEffect>(device);
                effect->setSource(sourceOf(
                    file, positionCount(sound) > 1 ? position : panning::PositionCount / 2));
                voices.variants.push_back(std::move(effect));
            }
        }
    }
    m_loaded(true);
}

void DeviceEffects::play(Sound sound, qreal volume, qreal pan)
{
    const auto found =
        m_voices.find({sound, positionCount(sound) > 1 ? panning::nearestPosition(pan) : 0});
    if (found == m_voices.end()) {
        return;
    }
    Voices &voices = found->second;
    QSoundEffect &effect = *voices.variants[voices.next];
    voices.next = (voices.next + 1) % voices.variants.size();
    effect.setVolume(static_cast<float>(volume));
    effect.play();
}

} // namespace doublets
