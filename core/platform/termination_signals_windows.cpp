// SPDX-License-Identifier: MIT
#include "core/platform/termination_signals.h"

#include <QCoreApplication>
#include <QMutex>
#include <QMutexLocker>

#include <cstdlib>
#include <utility>

#include <windows.h>

namespace doublets {

namespace {

QMutex mutex; ///< Windows calls the handler in a thread of its own
std::function<void()> callback;
bool wasTerminated = false;

void deliver()
{
    if (wasTerminated && callback) {
        QMetaObject::invokeMethod(qApp, std::exchange(callback, {}), Qt::QueuedConnection);
    }
}

BOOL WINAPI handleConsoleEvent(DWORD)
{
    const QMutexLocker locker(&mutex);
    wasTerminated = true;
    deliver();
    return TRUE;
}

} // namespace

class TerminationSignals::Source
{
public:
    Source() { ::SetConsoleCtrlHandler(&handleConsoleEvent, TRUE); }
    ~Source()
    {
        ::SetConsoleCtrlHandler(&handleConsoleEvent, FALSE);
        const QMutexLocker locker(&mutex);
        callback = {};
    }
    Q_DISABLE_COPY_MOVE(Source)
};

TerminationSignals::TerminationSignals()
    : m_source(std::make_unique<Source>())
{
}

TerminationSignals::~TerminationSignals() = default;

void TerminationSignals::startWatching(std::function<void()> beforeExit)
{
    const QMutexLocker locker(&mutex);
    callback = [this, beforeExit = std::move(beforeExit)] {
        m_hasReceivedSignal = true;
        beforeExit();
        QCoreApplication::exit(EXIT_SUCCESS);
    };
    deliver();
}

} // namespace doublets
