// SPDX-License-Identifier: MIT
#include "sound/device_effects.h"
#include "sound/panning.h"
#include "sound/sound_bank.h"

#include <QtEndian>

#include <array>
#include <cmath>
#include <utility>

#include <windows.h>
// clang-format off: after windows.h
#include <mmsystem.h>
// clang-format on

namespace doublets {
namespace {

constexpr int ChannelCount = 2;
constexpr int BytesPerSample = 2;
constexpr DWORD SampleRate = 44'100;

/// Plays one sound at a time on the default device, which Windows mixes with other voices.
class Voice
{
public:
    Voice() = default;
    Q_DISABLE_COPY_MOVE(Voice)
    ~Voice() { close(); }

    /// Returns whether no sound is being played.
    [[nodiscard]] bool isFree() const
    {
        return m_device == nullptr || (m_header.dwFlags & WHDR_DONE) != 0;
    }

    /// Plays 16-bit stereo samples instead of those being played. Does nothing without a device.
    void play(const QByteArray &samples)
    {
        stop();
        if (m_device == nullptr && !open()) {
            return;
        }
        m_samples = samples;
        m_header = {};
        m_header.lpData = m_samples.data();
        m_header.dwBufferLength = static_cast<DWORD>(m_samples.size());
        if (waveOutPrepareHeader(m_device, &m_header, sizeof m_header) != MMSYSERR_NOERROR ||
            waveOutWrite(m_device, &m_header, sizeof m_header) != MMSYSERR_NOERROR) {
            close(); // as after the device has been unplugged; opened again with the next sound
        }
    }

private:
    bool open()
    {
        WAVEFORMATEX format{};
        format.wFormatTag = WAVE_FORMAT_PCM;
        format.nChannels = ChannelCount;
        format.nSamplesPerSec = SampleRate;
        format.wBitsPerSample = 8 * BytesPerSample;
        format.nBlockAlign = ChannelCount * BytesPerSample;
        format.nAvgBytesPerSec = SampleRate * format.nBlockAlign;
        return waveOutOpen(&m_device, WAVE_MAPPER, &format, 0, 0, CALLBACK_NULL) ==
               MMSYSERR_NOERROR;
    }

    void stop()
    {
        if (m_device != nullptr) {
            waveOutReset(m_device);
            waveOutUnprepareHeader(m_device, &m_header, sizeof m_header);
        }
    }

    void close()
    {
        stop();
        if (m_device != nullptr) {
            waveOutClose(m_device);
            m_device = nullptr;
        }
    }

    HWAVEOUT m_device = nullptr;
    WAVEHDR m_header{};
    QByteArray m_samples; ///< being played
};

QByteArray withVolume(const QByteArray &samples, qreal volume)
{
    QByteArray scaled(samples.size(), Qt::Uninitialized);
    for (qsizetype i = 0; i + 1 < samples.size(); i += BytesPerSample) {
        const qreal sample = volume * qFromLittleEndian<qint16>(samples.constData() + i);
        qToLittleEndian(static_cast<qint16>(std::lround(sample)), scaled.data() + i);
    }
    return scaled;
}

class DeviceEffects : public SoundEffects
{
public:
    void load(std::function<void(bool)> loaded) override
    {
        m_sounds.load([](const QByteArray &wav) { return wav.mid(panning::WavHeaderSize); });
        // Always available: the default device is looked up for each sound, since a device may be
        // plugged in at any time.
        loaded(true);
    }

    void play(Sound sound, qreal volume, qreal pan) override
    {
        if (const QByteArray *samples = m_sounds.nextVariant(sound, pan)) {
            nextVoice().play(withVolume(*samples, volume));
        }
    }

private:
    /// Returns a free voice or, if all are in use, the one that was started first.
    Voice &nextVoice()
    {
        for (std::size_t i = 0; i < m_voices.size() && !m_voices[m_next].isFree(); ++i) {
            m_next = (m_next + 1) % m_voices.size();
        }
        return m_voices[std::exchange(m_next, (m_next + 1) % m_voices.size())];
    }

    SoundBank<QByteArray> m_sounds; ///< as 16-bit stereo samples
    std::array<Voice, 8> m_voices;
    std::size_t m_next = 0; ///< index of the voice to try first
};

} // namespace

std::unique_ptr<SoundEffects> createDeviceEffects()
{
    return std::make_unique<DeviceEffects>();
}

} // namespace doublets
