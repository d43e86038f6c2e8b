// SPDX-License-Identifier: MIT
#pragma once

#include <QSocketNotifier>

#include <functional>
#include <memory>

namespace doublets {

/// Turns SIGTERM, SIGINT and SIGHUP into the program's own way out.
class EndSignals
{
public:
    /// Call before other threads start: they would receive the signals, too.
    EndSignals();
    ~EndSignals();
    Q_DISABLE_COPY_MOVE(EndSignals)

    /// Begins to watch for signals, also for one that has arrived already. Calls `beforeExit`, then
    /// exits all event loops. Requires an application.
    void follow(std::function<void()> beforeExit = [] {});
    /// Whether a signal has arrived since `follow`.
    [[nodiscard]] bool isEnding() const { return m_isEnding; }

private:
    int m_descriptor;
    bool m_isEnding = false;
    std::unique_ptr<QSocketNotifier> m_notifier;
};

} // namespace doublets
