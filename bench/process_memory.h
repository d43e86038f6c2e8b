// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>
#include <QLatin1String>
#include <QString>

namespace doublets::bench {

/// A figure of a process in MB: "VmRSS", the memory it has, or "VmHWM", the most it has had. 0
/// where the system does not tell.
[[nodiscard]] double processMemory(QLatin1String figure,
                                   qint64 process = QCoreApplication::applicationPid());

/// Said where it is 0.
inline const QString NoMemory =
    QStringLiteral("the system does not tell how much memory a process has");

} // namespace doublets::bench
