// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>
#include <QLatin1String>
#include <QString>

namespace doublets::bench {

/// Returns a memory figure of a process in MB: "VmRSS", the current memory, or "VmHWM", its peak.
/// Returns 0 if the system does not provide it.
[[nodiscard]] double processMemory(QLatin1String field,
                                   qint64 process = QCoreApplication::applicationPid());

/// Error message for a figure of 0.
inline const QString MemoryUnavailable =
    QStringLiteral("the system does not tell how much memory a process has");

} // namespace doublets::bench
