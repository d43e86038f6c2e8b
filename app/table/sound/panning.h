// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

/// Where a sound is heard. QSoundEffect knows no left and right, and so is given stereo sounds.
namespace doublets::panning {

/// Places between which ears at a table tell: -1 left, 0 in the middle, 1 right.
constexpr int Places = 3;
/// The place, 0 to Places - 1 from the left, nearest to a pan of -1 to 1.
[[nodiscard]] int placeOf(qreal pan);
/// How loud a sound of that place is on the left and the right; together as loud everywhere.
struct Gains
{
    qreal left = 1;
    qreal right = 1;
};
[[nodiscard]] Gains gainsAt(int place);
/// The mono WAV file of 16 bits as a stereo one heard from that place; empty for any other file.
[[nodiscard]] QByteArray stereo(const QByteArray &monoWav, int place);

} // namespace doublets::panning
