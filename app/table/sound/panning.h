// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

/// Panning of sounds. QSoundEffect cannot pan, so each sound is converted to stereo.
namespace doublets::panning {

/// The number of distinguishable places: left, middle and right.
constexpr int Places = 3;
/// Returns the place nearest to a pan from −1 to 1 (clamped): 0 to Places − 1, from the left.
[[nodiscard]] int placeOf(qreal pan);
/// The gains of the left and right channel for a place. The total power is the same for all places.
struct Gains
{
    qreal left = 1;
    qreal right = 1;
};
/// Returns the gains for a place, 0 to Places − 1.
[[nodiscard]] Gains gainsAt(int place);
/// Converts a mono WAV file with 16 bits per sample to stereo, panned to a place. Returns an empty
/// array for any other file.
[[nodiscard]] QByteArray stereo(const QByteArray &monoWav, int place);

} // namespace doublets::panning
