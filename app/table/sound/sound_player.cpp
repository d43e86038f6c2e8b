// SPDX-License-Identifier: MIT
#include "table/sound/sound_player.h"

#include "table/sound/device_output.h"

#include <QAudio>

#include <algorithm>

namespace doublets {

SoundPlayer::SoundPlayer(QObject *parent)
    : SoundPlayer(std::make_unique<DeviceOutput>(), parent)
{
}

SoundPlayer::SoundPlayer(std::unique_ptr<SoundOutput> output, QObject *parent)
    : QObject(parent)
    , m_output(std::move(output))
{
}

SoundPlayer::~SoundPlayer() = default;

void SoundPlayer::setVolume(int percent)
{
    m_volume = std::clamp(percent, 0, 100);
}

void SoundPlayer::setMuted(bool muted)
{
    m_isMuted = muted;
}

void SoundPlayer::prepare()
{
    if (!isSilent()) {
        m_output->prepare();
    }
}

void SoundPlayer::play(const SoundCue &cue)
{
    if (isSilent()) {
        return;
    }
    // Loudness is perceived logarithmically: half the slider should sound half as loud.
    const float volume =
        QAudio::convertVolume(static_cast<float>(m_volume) / 100, QAudio::LogarithmicVolumeScale,
                              QAudio::LinearVolumeScale);
    m_output->play(cue.sound, volume * std::clamp(cue.strength, 0.0, 1.0),
                   std::clamp(cue.pan, -1.0, 1.0));
}

} // namespace doublets
