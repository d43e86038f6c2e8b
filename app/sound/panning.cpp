// SPDX-License-Identifier: MIT
#include "sound/panning.h"

#include <QtEndian>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace doublets::panning {

namespace {

constexpr qsizetype ChannelsAt = 22;
constexpr qsizetype BitsAt = 34;
/// Maximum pan, less than 1 because the table is in front of the players.
constexpr qreal MaximumPan = 0.65;

template<typename T> void putLittleEndian(QByteArray &bytes, qsizetype at, T value)
{
    qToLittleEndian(value, bytes.data() + at);
}

/// The gains of the left and right channels. The total power is equal at all positions.
struct Gains
{
    qreal left = 1;
    qreal right = 1;
};

/// Returns the gains for a position, 0 to PositionCount − 1.
Gains gainsAt(int position)
{
    const qreal pan = MaximumPan * (2.0 * position / (PositionCount - 1) - 1);
    const qreal angle = (pan + 1) * std::numbers::pi / 4;
    return {std::cos(angle), std::sin(angle)};
}

} // namespace

int nearestPosition(qreal pan)
{
    const qreal position = (std::clamp(pan, -1.0, 1.0) + 1) / 2 * (PositionCount - 1);
    return static_cast<int>(std::lround(position));
}

QByteArray pannedToStereo(const QByteArray &monoWav, int position)
{
    if (monoWav.size() < WavHeaderSize || !monoWav.startsWith("RIFF") ||
        qFromLittleEndian<quint16>(monoWav.constData() + ChannelsAt) != 1 ||
        qFromLittleEndian<quint16>(monoWav.constData() + BitsAt) != 16) {
        return {};
    }
    const Gains gains = gainsAt(position);
    const qsizetype count = (monoWav.size() - WavHeaderSize) / 2;
    QByteArray wav(WavHeaderSize + count * 4, '\0');
    std::copy_n(monoWav.begin(), WavHeaderSize, wav.begin());
    const auto rate = qFromLittleEndian<quint32>(monoWav.constData() + 24);
    putLittleEndian(wav, 4, static_cast<quint32>(36 + count * 4));
    putLittleEndian(wav, ChannelsAt, quint16{2});
    putLittleEndian(wav, 28, rate * 4);   // bytes per second
    putLittleEndian(wav, 32, quint16{4}); // bytes per sample frame
    putLittleEndian(wav, 40, static_cast<quint32>(count * 4));
    for (qsizetype i = 0; i < count; ++i) {
        const qreal sample = qFromLittleEndian<qint16>(monoWav.constData() + WavHeaderSize + 2 * i);
        putLittleEndian(wav, WavHeaderSize + 4 * i,
                        static_cast<qint16>(std::lround(sample * gains.left)));
        putLittleEndian(wav, WavHeaderSize + 4 * i + 2,
                        static_cast<qint16>(std::lround(sample * gains.right)));
    }
    return wav;
}

} // namespace doublets::panning
