// SPDX-License-Identifier: MIT
#pragma once

#include <QSocketNotifier>

#include <memory>

namespace doublets {

/// SIGTERM, SIGINT and SIGHUP end the programme by its own way out, as systemd wants it.
class EndSignals
{
public:
    /// Before there are other threads: they would get the signals, too.
    EndSignals();
    ~EndSignals();
    Q_DISABLE_COPY_MOVE(EndSignals)

    /// Once there is an application.
    void follow();

private:
    int m_descriptor;
    std::unique_ptr<QSocketNotifier> m_notifier;
};

} // namespace doublets
