// SPDX-License-Identifier: MIT
#include "match/clock.h"

#include <QTimer>

#include <map>
#include <memory>
#include <utility>

namespace doublets {

namespace {

class SystemClock final : public Clock
{
public:
    CallId callAfter(std::chrono::milliseconds time, std::function<void()> what) override
    {
        const CallId call = ++m_last;
        auto timer = std::make_unique<QTimer>();
        timer->setSingleShot(true);
        timer->setInterval(time);
        QObject::connect(timer.get(), &QTimer::timeout, timer.get(),
                         [this, call, what = std::move(what)] {
                             // Copied because cancel() deletes the timer.
                             const std::function<void()> called = what;
                             cancel(call);
                             called();
                         });
        timer->start();
        m_timers.emplace(call, std::move(timer));
        return call;
    }

    void cancel(CallId call) override
    {
        if (const auto found = m_timers.find(call); found != m_timers.end()) {
            found->second->stop();
            found->second.release()->deleteLater(); // deferred because this timer may be the sender
            m_timers.erase(found);
        }
    }

private:
    CallId m_last = NoCall;
    std::map<CallId, std::unique_ptr<QTimer>> m_timers;
};

} // namespace

Clock &Clock::system()
{
    static SystemClock clock;
    return clock;
}

Alarm::Alarm(Clock &clock, std::function<void()> callback)
    : m_clock(clock)
    , m_callback(std::move(callback))
{
}

Alarm::~Alarm()
{
    stop();
}

void Alarm::start(std::chrono::milliseconds time)
{
    stop();
    m_call = m_clock.callAfter(time, [this] {
        m_call = Clock::NoCall;
        m_callback();
    });
}

void Alarm::stop()
{
    if (isActive()) {
        m_clock.cancel(std::exchange(m_call, Clock::NoCall));
    }
}

} // namespace doublets
