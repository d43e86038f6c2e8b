// SPDX-License-Identifier: MIT
#include "bench/process_memory.h"

#include <QFile>

using namespace Qt::StringLiterals;

namespace doublets::bench {

double processMemory(QLatin1String field, qint64 process)
{
    constexpr double Kilobytes = 1024; // in a MB
    QFile status(u"/proc/%1/status"_s.arg(process));
    if (!status.open(QIODevice::ReadOnly)) {
        return 0;
    }
    // "VmRSS:     12345 kB"
    for (const QByteArray &line : status.readAll().split('\n')) {
        const qsizetype end = line.indexOf(':');
        if (end > 0 && QLatin1String(line.left(end)) == field) {
            return line.mid(end + 1).simplified().split(' ').front().toDouble() / Kilobytes;
        }
    }
    return 0;
}

} // namespace doublets::bench
