// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

/// Panning of sounds by conversion to stereo, since QSoundEffect cannot pan.
namespace doublets::panning {

/// Size of the header of the WAV files, in bytes.
constexpr qsizetype WavHeaderSize = 44;
/// Number of stereo positions: left, middle and right.
constexpr int PositionCount = 3;
/// Returns the position nearest to `pan`, which is clamped to −1 (left) to 1 (right). Positions are
/// numbered from 0, from the left.
[[nodiscard]] int nearestPosition(qreal pan);
/// Converts a mono WAV file with 16 bits per sample to stereo, panned to a position, 0 to
/// PositionCount − 1. Returns an empty array for other formats. Precondition: the header has
/// WavHeaderSize bytes.
[[nodiscard]] QByteArray pannedToStereo(const QByteArray &monoWav, int position);

} // namespace doublets::panning
