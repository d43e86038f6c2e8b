// SPDX-License-Identifier: MIT
#include "table/sound/sound_player.h"

#include "table/sound/device_output.h"

#include <QCoreApplication>
#include <QEvent>

#include <algorithm>
#include <cmath>

namespace doublets {

namespace {

/// Converts a perceived volume in percent to a linear one, 0 to 1. Loudness is perceived
/// logarithmically: half the slider should sound half as loud. The scale is that of
/// QAudio::LogarithmicVolumeScale, which would require Qt Multimedia.
qreal linearVolume(int percent)
{
    return percent > 99 ? 1 : -std::log(1 - percent / 100.0) / std::log(100.0);
}

} // namespace

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

void SoundPlayer::prepareOnInput()
{
    QCoreApplication::instance()->installEventFilter(this);
}

bool SoundPlayer::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::KeyPress:
    case QEvent::MouseButtonPress:
    case QEvent::TouchBegin:
        QCoreApplication::instance()->removeEventFilter(this);
        prepare();
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

void SoundPlayer::play(const SoundCue &cue)
{
    if (isSilent()) {
        return;
    }
    m_output->play(cue.sound, linearVolume(m_volume) * std::clamp(cue.strength, 0.0, 1.0),
                   std::clamp(cue.pan, -1.0, 1.0));
}

} // namespace doublets
