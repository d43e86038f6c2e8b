// SPDX-License-Identifier: MIT
#pragma once

#include <QtGlobal>

#include <chrono>
#include <functional>

namespace doublets {

/// An interface for scheduling delayed calls; does not tell the time. Tests and recordings
/// implement it to control the time. Not thread-safe.
class Clock
{
public:
    using CallId = int;
    static constexpr CallId NoCall = 0;

    Clock() = default;
    virtual ~Clock() = default;
    Q_DISABLE_COPY_MOVE(Clock)

    /// Schedules a single call of `callback` after `delay`, from the event loop of the current
    /// thread. Returns an identifier for cancel(); never NoCall.
    [[nodiscard]] virtual CallId callAfter(std::chrono::milliseconds delay,
                                           std::function<void()> callback) = 0;
    /// Cancels a pending call. Does nothing if the call has already been made or cancelled.
    virtual void cancel(CallId call) = 0;

    /// Returns the clock that runs in real time, based on QTimer.
    [[nodiscard]] static Clock &system();
};

/// A restartable single-shot timer that runs on a Clock. The destructor stops an active alarm.
class Alarm
{
public:
    /// Creates an inactive alarm. `callback` is called each time the alarm goes off. `clock` must
    /// outlive this object.
    Alarm(Clock &clock, std::function<void()> callback);
    ~Alarm();
    Q_DISABLE_COPY_MOVE(Alarm)

    /// Starts the alarm, or restarts it if it is already active.
    void start(std::chrono::milliseconds delay);
    /// Stops the alarm. Does nothing if it is not active.
    void stop();
    [[nodiscard]] bool isActive() const { return m_call != Clock::NoCall; }

private:
    Clock &m_clock;
    std::function<void()> m_callback;
    Clock::CallId m_call = Clock::NoCall;
};

} // namespace doublets
