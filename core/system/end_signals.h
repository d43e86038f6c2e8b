// SPDX-License-Identifier: MIT
#pragma once

#include <QSocketNotifier>

#include <functional>
#include <memory>

namespace doublets {

/// Ends the program normally upon SIGTERM, SIGINT and SIGHUP.
class EndSignals
{
public:
    /// Blocks the signals. Call before starting other threads, which would otherwise receive them.
    EndSignals();
    ~EndSignals();
    Q_DISABLE_COPY_MOVE(EndSignals)

    /// Starts watching for signals, including one that has already arrived. On a signal, calls
    /// `beforeExit`, then exits all event loops. Requires an application object.
    void follow(std::function<void()> beforeExit = [] {});
    /// Returns whether a signal has been received after the call of follow().
    [[nodiscard]] bool isEnding() const { return m_isEnding; }

private:
    int m_descriptor;
    bool m_isEnding = false;
    std::unique_ptr<QSocketNotifier> m_notifier;
};

} // namespace doublets
