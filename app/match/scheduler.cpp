// SPDX-License-Identifier: MIT
#include "match/scheduler.h"

#include <QTimer>

#include <map>
#include <memory>
#include <utility>

namespace doublets {

namespace {

class TimerScheduler final : public Scheduler
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

Scheduler &Scheduler::system()
{
    static TimerScheduler scheduler;
    return scheduler;
}

Alarm::Alarm(Scheduler &scheduler, std::function<void()> callback)
    : m_scheduler(scheduler)
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
    m_call = m_scheduler.callAfter(time, [this] {
        m_call = Scheduler::NoCall;
        m_callback();
    });
}

void Alarm::stop()
{
    if (isActive()) {
        m_scheduler.cancel(std::exchange(m_call, Scheduler::NoCall));
    }
}

} // namespace doublets
