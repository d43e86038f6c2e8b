// SPDX-License-Identifier: MIT
#pragma once

#include <QSocketNotifier>

#include <functional>
#include <memory>

namespace doublets {

/// Ends the program normally upon SIGTERM, SIGINT and SIGHUP.
class TerminationSignals
{
public:
    /// Blocks the signals. Call before starting other threads, which would otherwise receive them.
    TerminationSignals();
    ~TerminationSignals();
    Q_DISABLE_COPY_MOVE(TerminationSignals)

    /// Starts watching for signals, including one that has already arrived. On a signal, calls
    /// `beforeExit`, then exits all event loops. Requires an application object.
    void startWatching(std::function<void()> beforeExit = [] {});
    /// Returns whether a signal has been received since startWatching() was called.
    [[nodiscard]] bool hasReceivedSignal() const { return m_hasReceivedSignal; }

private:
    int m_descriptor;
    bool m_hasReceivedSignal = false;
    std::unique_ptr<QSocketNotifier> m_notifier;
};

} // namespace doublets
