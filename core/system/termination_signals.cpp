// SPDX-License-Identifier: MIT
#include "core/system/termination_signals.h"

#include <QCoreApplication>

#include <csignal>
#include <cstdlib>
#include <utility>

#include <sys/signalfd.h>
#include <unistd.h>

namespace doublets {

TerminationSignals::TerminationSignals()
{
    sigset_t signals{};
    sigemptyset(&signals);
    for (const int each : {SIGTERM, SIGINT, SIGHUP}) {
        sigaddset(&signals, each);
    }
    pthread_sigmask(SIG_BLOCK, &signals, nullptr);
    m_descriptor = signalfd(-1, &signals, SFD_CLOEXEC | SFD_NONBLOCK);
}

TerminationSignals::~TerminationSignals()
{
    m_notifier.reset();
    ::close(m_descriptor);
}

void TerminationSignals::startWatching(std::function<void()> beforeExit)
{
    m_notifier = std::make_unique<QSocketNotifier>(m_descriptor, QSocketNotifier::Read);
    QObject::connect(m_notifier.get(), &QSocketNotifier::activated, qApp,
                     [this, beforeExit = std::move(beforeExit)] {
                         m_notifier->setEnabled(false); // handles one signal only
                         m_hasReceivedSignal = true;
                         beforeExit();
                         QCoreApplication::exit(EXIT_SUCCESS);
                     });
}

} // namespace doublets
