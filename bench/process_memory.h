// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>
#include <QLatin1String>
#include <QString>

namespace doublets::bench {

/// Returns the memory used by the process with the id `process`, in MB (1024 kB): the current
/// memory if `field` is "VmRSS", or its peak if `field` is "VmHWM". Returns 0 if the system does
/// not provide the figure.
[[nodiscard]] double processMemory(QLatin1String field,
                                   qint64 process = QCoreApplication::applicationPid());

/// The error message if processMemory() returns 0.
inline const QString MemoryUnavailable =
    QStringLiteral("the system does not report how much memory a process uses");

} // namespace doublets::bench
