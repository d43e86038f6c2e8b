// SPDX-License-Identifier: MIT
#pragma once

#include "match/clock.h"

#include <QCoreApplication>
#include <QTimer>

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

namespace doublets {

/// A clock that goes by itself, as fast as it is told to, or is moved on by hand.
class TestClock final : public Clock
{
public:
    /// Goes on by itself. What waits for less than half a minute waits that many times as long.
    void setPace(double pace) { m_pace = pace; }
    /// Stands still; `advance` moves it on.
    void stop() { m_pace.reset(); }
    /// Goes on by itself after it has stood still.
    void goOn(double pace)
    {
        setPace(pace);
        for (const auto &[call, waiting] : m_calls) {
            makeIn(waiting.at - m_now, call);
        }
    }

    Call callIn(std::chrono::milliseconds time, std::function<void()> what) override
    {
        const Call call = ++m_last;
        m_calls[call] = {m_now + time, std::move(what)};
        if (m_pace) {
            makeIn(time, call);
        }
        return call;
    }
    void cancel(Call call) override { m_calls.erase(call); }

    /// Makes the calls of that time, in their order, also those that come of them.
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
    [[nodiscard]] bool isAwaited() const { return !m_calls.empty(); }

private:
    static constexpr std::chrono::seconds Long{30};

    struct Waiting
    {
        std::chrono::milliseconds at{};
        std::function<void()> what;
    };

    [[nodiscard]] std::optional<Call> earliest() const
    {
        const auto found =
            std::min_element(m_calls.begin(), m_calls.end(), [](const auto &a, const auto &b) {
                return a.second.at < b.second.at;
            });
        return found == m_calls.end() ? std::nullopt : std::optional(found->first);
    }
    void makeIn(std::chrono::milliseconds time, Call call)
    {
        const double pace = time < Long ? *m_pace : 1;
        const auto wait = std::chrono::duration_cast<std::chrono::milliseconds>(time * pace);
        QTimer::singleShot(wait, &m_receiver, [this, call] { make(call); });
    }
    void make(Call call)
    {
        if (const auto found = m_calls.find(call); found != m_calls.end()) {
            const auto what = std::move(found->second.what);
            m_calls.erase(found);
            what();
        }
    }

    QObject m_receiver; ///< no timer calls once the clock is gone
    std::map<Call, Waiting> m_calls;
    std::chrono::milliseconds m_now{};
    std::optional<double> m_pace = 1;
    Call m_last = NoCall;
};

} // namespace doublets
