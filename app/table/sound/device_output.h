// SPDX-License-Identifier: MIT
#pragma once

#include "table/sound/sound_output.h"

#include <QObject>
#include <QTimer>

#include <atomic>
#include <memory>

class QThread;

namespace doublets {

class SoundWorker;

/// A sound output that plays the WAV resources on the default audio device.
///
/// Qt Multimedia blocks the calling thread while the sound server does not respond, for up to 30 s
/// per call. All calls are therefore made in a separate thread. If the device is still unknown 2 s
/// after prepare(), logs a warning and plays no sounds from then on. The destructor waits for the
/// thread for at most 300 ms, and then abandons it (see waitOrAbandon()).
class DeviceOutput : public QObject, public SoundOutput
{
    Q_OBJECT

public:
    explicit DeviceOutput(QObject *parent = nullptr);
    ~DeviceOutput() override;

    void prepare() override;
    void play(Sound sound, qreal volume, qreal pan) override;

    /// The state of the device.
    enum class State {
        Idle,     ///< not prepared yet
        Waiting,  ///< the sound server has not responded yet
        NoDevice, ///< there is no device, or no plugin; Ready once a device is connected
        Ready,    ///< sounds can be played
        TimedOut, ///< the sound server did not respond in time; this state is final
    };
    [[nodiscard]] State state() const { return m_state; }

private:
    State m_state = State::Idle;
    /// Number of sounds that the thread has not handled yet.
    std::shared_ptr<std::atomic<int>> m_pendingSounds;
    QTimer m_timeout;
    std::unique_ptr<QThread> m_thread;
    SoundWorker *m_worker = nullptr; ///< lives in m_thread; deleted when the thread finishes
};

} // namespace doublets
