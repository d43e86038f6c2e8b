// SPDX-License-Identifier: MIT
#include "core/platform/termination_signals.h"

#include <QCoreApplication>
#include <QSocketNotifier>

#include <csignal>
#include <cstdlib>
#include <utility>

#include <sys/signalfd.h>
#include <unistd.h>

namespace doublets {

class TerminationSignals::Source
{
public:
    Source()
    {
        sigset_t signals{};
        sigemptyset(&signals);
        for (const int each : {SIGTERM, SIGINT, SIGHUP}) {
            sigaddset(&signals, each);
        }
        pthread_sigmask(SIG_BLOCK, &signals, nullptr);
        m_descriptor = signalfd(-1, &signals, SFD_CLOEXEC | SFD_NONBLOCK);
    }
    ~Source()
    {
        m_notifier.reset();
        ::close(m_descriptor);
    }
    Q_DISABLE_COPY_MOVE(Source)

    void startWatching(std::function<void()> callback)
    {
        m_notifier = std::make_unique<QSocketNotifier>(m_descriptor, QSocketNotifier::Read);
        QObject::connect(m_notifier.get(), &QSocketNotifier::activated, qApp,
                         [this, callback = std::move(callback)] {
                             m_notifier->setEnabled(false); // handles one signal only
                             callback();
                         });
    }

private:
    int m_descriptor = -1;
    std::unique_ptr<QSocketNotifier> m_notifier;
};

TerminationSignals::TerminationSignals()
    : m_source(std::make_unique<Source>())
{
}

TerminationSignals::~TerminationSignals() = default;

void TerminationSignals::startWatching(std::function<void()> beforeExit)
{
    m_source->startWatching([this, beforeExit = std::move(beforeExit)] {
        m_hasReceivedSignal = true;
        beforeExit();
        QCoreApplication::exit(EXIT_SUCCESS);
    });
}

} // namespace doublets
