// SPDX-License-Identifier: MIT
#pragma once

#include "match/scheduler.h"

#include <QCoreApplication>
#include <QTimer>

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

namespace doublets {

/// A scheduler with its own time, which runs at a given pace or is advanced by the test.
class TestClock final : public Scheduler
{
public:
    /// Lets the clock run, multiplying waits shorter than 30 seconds by `pace`. Longer waits are
    /// unchanged.
    void setPace(double pace) { m_pace = pace; }
    /// Stops the clock until advance() or resume() is called.
    void stop() { m_pace.reset(); }
    /// Resumes after stop() at the given pace, scheduling all pending calls.
    void resume(double pace)
    {
        setPace(pace);
        for (const auto &[call, waiting] : m_calls) {
            scheduleTimer(waiting.at - m_now, call);
        }
    }

    CallId callAfter(std::chrono::milliseconds time, std::function<void()> what) override
    {
        const CallId call = ++m_last;
        m_calls[call] = {m_now + time, std::move(what)};
        if (m_pace) {
            scheduleTimer(time, call);
        }
        return call;
    }
    void cancel(CallId call) override { m_calls.erase(call); }

    /// Advances the time and makes all calls that become due, in order, including new ones.
    void advance(std::chrono::milliseconds time)
    {
        const auto end = m_now + time;
        QCoreApplication::processEvents();
        for (auto next = earliest(); next && m_calls[*next].at <= end; next = earliest()) {
            m_now = std::max(m_now, m_calls[*next].at);
            make(*next);
            QCoreApplication::processEvents();
        }
        m_now = end;
    }
    /// Returns whether any call is pending.
    [[nodiscard]] bool hasPendingCalls() const { return !m_calls.empty(); }

private:
    static constexpr std::chrono::seconds MinUnscaledWait{30};

    struct Waiting
    {
        std::chrono::milliseconds at{};
        std::function<void()> what;
    };

    [[nodiscard]] std::optional<CallId> earliest() const
    {
        const auto found =
            std::min_element(m_calls.begin(), m_calls.end(), [](const auto &a, const auto &b) {
                return a.second.at < b.second.at;
            });
        return found == m_calls.end() ? std::nullopt : std::optional(found->first);
    }
    void scheduleTimer(std::chrono::milliseconds time, CallId call)
    {
        const double pace = time < MinUnscaledWait ? *m_pace : 1;
        const auto wait = std::chrono::duration_cast<std::chrono::milliseconds>(time * pace);
        QTimer::singleShot(wait, &m_receiver, [this, call] { make(call); });
    }
    void make(CallId call)
    {
        if (const auto found = m_calls.find(call); found != m_calls.end()) {
            const auto what = std::move(found->second.what);
            m_calls.erase(found);
            what();
        }
    }

    QObject m_receiver; ///< cancels timers when the clock is destroyed
    std::map<CallId, Waiting> m_calls;
    std::chrono::milliseconds m_now{};
    std::optional<double> m_pace = 1;
    CallId m_last = NoCall;
};

} // namespace doublets
