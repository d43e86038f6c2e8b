// SPDX-License-Identifier: MIT
#include "sound/sound_files.h"

#include "sound/panning.h"

#include <QFile>

using namespace Qt::StringLiterals;

namespace doublets::soundfiles {

QStringList resourcePaths(Sound sound)
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

int positionCount(Sound sound)
{
    return sound == Sound::WinFlourish ? 1 : panning::PositionCount;
}

int nearestPosition(Sound sound, qreal pan)
{
    return positionCount(sound) > 1 ? panning::nearestPosition(pan) : 0;
}

QByteArray read(Sound sound, const QString &path, int position)
{
    QFile file(path);
    const QByteArray mono = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    return panning::pannedToStereo(mono, positionCount(sound) > 1 ? position
                                                                  : panning::PositionCount / 2);
}

} // namespace doublets::soundfiles
