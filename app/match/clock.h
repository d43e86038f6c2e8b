// SPDX-License-Identifier: MIT
#pragma once

#include <QtGlobal>

#include <chrono>
#include <functional>

namespace doublets {

/// A source of delayed calls. Tests and recordings substitute a clock that they advance themselves.
class Clock
{
public:
    using CallId = int;
    static constexpr CallId NoCall = 0;

    Clock() = default;
    virtual ~Clock() = default;
    Q_DISABLE_COPY_MOVE(Clock)

    /// Calls `callback` once after `delay`, from the event loop of the current thread. Returns a
    /// handle for cancel(), never NoCall.
    [[nodiscard]] virtual CallId callAfter(std::chrono::milliseconds delay,
                                           std::function<void()> callback) = 0;
    /// Cancels a pending call. Does nothing if the call was already made or cancelled.
    virtual void cancel(CallId call) = 0;

    /// Returns the real-time clock, based on QTimer.
    [[nodiscard]] static Clock &system();
};

/// A restartable single-shot timer that runs on a Clock. Destroying an active alarm stops it.
class Alarm
{
public:
    /// `callback` is called each time the alarm goes off. `clock` must outlive this object.
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
