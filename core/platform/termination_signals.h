// SPDX-License-Identifier: MIT
#pragma once

#include <QtGlobal>

#include <functional>
#include <memory>

namespace doublets {

/// A handler that exits the program normally on SIGTERM, SIGINT and SIGHUP or, on Windows, when the
/// console is closed or interrupted. Create at most one object.
class TerminationSignals
{
public:
    /// Blocks the signals, which remain blocked until the process ends. Call before starting other
    /// threads, which would otherwise receive them.
    TerminationSignals();
    ~TerminationSignals();
    Q_DISABLE_COPY_MOVE(TerminationSignals)

    /// Starts watching for signals, including a signal that is already pending. On the first
    /// signal, calls `beforeExit` in the main thread, then exits the event loops of the main thread
    /// with EXIT_SUCCESS; ignores later signals. `beforeExit` must not be empty. Later calls
    /// replace `beforeExit`. Precondition: an application object exists. It may be deleted before
    /// this object, but only after its event loop has ended.
    void startWatching(std::function<void()> beforeExit = [] {});
    /// Returns whether a signal has been handled since startWatching() was called.
    [[nodiscard]] bool hasReceivedSignal() const { return m_hasReceivedSignal; }

private:
    class Source;
    std::unique_ptr<Source> m_source;
    bool m_hasReceivedSignal = false;
};

} // namespace doublets
