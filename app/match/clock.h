// SPDX-License-Identifier: MIT
#pragma once

#include <QtGlobal>

#include <chrono>
#include <functional>

namespace doublets {

/// Time, as the match sees it. Tests and recordings give it one that they move on by hand.
class Clock
{
public:
    using Call = int;
    static constexpr Call NoCall = 0;

    Clock() = default;
    virtual ~Clock() = default;
    Q_DISABLE_COPY_MOVE(Clock)

    /// Calls `what` once, in that time, from the event loop of this thread.
    [[nodiscard]] virtual Call callIn(std::chrono::milliseconds time,
                                      std::function<void()> what) = 0;
    /// It is not called then. Calls that were made or cancelled before are fine, too.
    virtual void cancel(Call call) = 0;

    /// The clock on the wall.
    [[nodiscard]] static Clock &system();
};

/// Something that happens after a while, unless it is stopped before.
class Alarm
{
public:
    /// The clock must outlive the alarm.
    Alarm(Clock &clock, std::function<void()> rings);
    ~Alarm();
    Q_DISABLE_COPY_MOVE(Alarm)

    /// From now on, also where it was started before.
    void start(std::chrono::milliseconds time);
    void stop();
    [[nodiscard]] bool isActive() const { return m_call != Clock::NoCall; }

private:
    Clock &m_clock;
    std::function<void()> m_rings;
    Clock::Call m_call = Clock::NoCall;
};

} // namespace doublets
