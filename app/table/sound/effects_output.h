// SPDX-License-Identifier: MIT
#pragma once

#include "table/sound/sound_output.h"

#include <QObject>
#include <QTimer>

#include <atomic>
#include <memory>

class QThread;

namespace doublets {

class SoundEffects;

/// Plays the WAV resources on the default device.
///
/// Qt Multimedia waits for the sound server in whatever thread asks it something: up to 30 s each
/// time, if the server accepts connections but never answers. All of it therefore lives in a thread
/// that the window never waits for. If the device is not known 2 s after `prepare`, there is no
/// sound until the program ends, and the log says so. A thread that still waits when this object is
/// destroyed is abandoned, and ends with the process.
class EffectsOutput : public QObject, public SoundOutput
{
    Q_OBJECT

public:
    explicit EffectsOutput(QObject *parent = nullptr);
    ~EffectsOutput() override;

    void prepare() override;
    void play(Sound sound, qreal volume, qreal pan) override;

    /// Waiting: the sound server has not answered yet.
    enum class State { Idle, Waiting, Silent, Audible, Off };
    [[nodiscard]] State state() const { return m_state; }

private:
    State m_state = State::Idle;
    std::shared_ptr<std::atomic<int>> m_unplayed; ///< sounds that the thread has not come to yet
    QTimer m_patience;
    std::unique_ptr<QThread> m_thread;
    SoundEffects *m_effects = nullptr; ///< deletes itself at the end of its thread
};

} // namespace doublets
