// SPDX-License-Identifier: MIT
#pragma once

#include "table/sound/sound.h"

#include <QByteArray>
#include <QStringList>

/// Access to the WAV resources of the sounds.
namespace doublets::soundfiles {

constexpr Sound AllSounds[] = {Sound::BoxRattle, Sound::DieOnWood, Sound::ManOnWood,
                               Sound::ManInTray, Sound::WinFlourish};

/// Returns the resource paths of the variants of a sound, which are played in turn.
[[nodiscard]] QStringList resourcePaths(Sound sound);
/// Returns the number of positions to which a sound can be panned: panning::PositionCount, or 1 for
/// a sound that is always in the middle.
[[nodiscard]] int positionCount(Sound sound);
/// Returns the position of a sound that is nearest to `pan`, which is clamped to −1 (left) to 1
/// (right). Positions are numbered from 0 to positionCount() − 1, from the left.
[[nodiscard]] int nearestPosition(Sound sound, qreal pan);
/// Returns a variant of a sound as a stereo WAV file with a header of panning::WavHeaderSize bytes.
/// `path` is one of resourcePaths(), and `position` is 0 to positionCount() − 1. Returns an empty
/// array if the resource cannot be read or is not a mono WAV file with 16 bits per sample.
[[nodiscard]] QByteArray read(Sound sound, const QString &path, int position);

} // namespace doublets::soundfiles
