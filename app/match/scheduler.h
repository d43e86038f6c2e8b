// SPDX-License-Identifier: MIT
#pragma once

#include <QtGlobal>

#include <chrono>
#include <functional>

namespace doublets {

/// Interface for scheduling delayed calls. Tests and recordings implement it to control the time.
/// Not thread-safe.
class Scheduler
{
public:
    using CallId = int;
    static constexpr CallId NoCall = 0;

    Scheduler() = default;
    virtual ~Scheduler() = default;
    Q_DISABLE_COPY_MOVE(Scheduler)

    /// Schedules a single call of `callback` after `delay`, from the event loop of the current
    /// thread. Returns an identifier for cancel(); never NoCall. `callback` must not be empty.
    [[nodiscard]] virtual CallId callAfter(std::chrono::milliseconds delay,
                                           std::function<void()> callback) = 0;
    /// Cancels a pending call. Does nothing if the call has already been made or cancelled.
    virtual void cancel(CallId call) = 0;

    /// Returns the scheduler that runs in real time, based on QTimer. The scheduler has static
    /// storage duration.
    [[nodiscard]] static Scheduler &system();
};

/// A restartable single-shot timer that runs on a Scheduler. The destructor stops an active alarm.
class Alarm
{
public:
    /// Creates an inactive alarm. `callback`, which must not be empty, is called each time the
    /// alarm goes off. The callback may start the alarm again, but must not destroy it. `scheduler`
    /// must outlive this object.
    Alarm(Scheduler &scheduler, std::function<void()> callback);
    ~Alarm();
    Q_DISABLE_COPY_MOVE(Alarm)

    /// Starts the alarm, or restarts it if it is already active.
    void start(std::chrono::milliseconds delay);
    /// Stops the alarm. Does nothing if it is not active.
    void stop();
    [[nodiscard]] bool isActive() const { return m_call != Scheduler::NoCall; }

private:
    Scheduler &m_scheduler;
    std::function<void()> m_callback;
    Scheduler::CallId m_call = Scheduler::NoCall;
};

} // namespace doublets
