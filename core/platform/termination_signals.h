// SPDX-License-Identifier: MIT
#pragma once

#include <QtGlobal>

#include <functional>
#include <memory>

namespace doublets {

/// Ends the program normally upon SIGTERM, SIGINT and SIGHUP; on Windows, when its console is
/// closed or interrupted.
class TerminationSignals
{
public:
    /// Blocks the signals, which remain blocked until the process ends. Call before starting other
    /// threads, which would otherwise receive them.
    TerminationSignals();
    ~TerminationSignals();
    Q_DISABLE_COPY_MOVE(TerminationSignals)

    /// Starts watching for signals, including one that has already arrived. On the first signal,
    /// calls `beforeExit`, then exits all event loops; ignores later signals. Requires an
    /// application object.
    void startWatching(std::function<void()> beforeExit = [] {});
    /// Returns whether a signal has been received since startWatching() was called.
    [[nodiscard]] bool hasReceivedSignal() const { return m_hasReceivedSignal; }

private:
    class Source;
    std::unique_ptr<Source> m_source;
    bool m_hasReceivedSignal = false;
};

} // namespace doublets
