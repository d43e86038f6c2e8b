// SPDX-License-Identifier: MIT
#include "match/session/start_guard.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace doublets {

StartGuard::StartGuard(const QString &markPath)
    : m_markPath(markPath)
    , m_failed(QFileInfo(markPath).isFile())
{
}

bool StartGuard::isUnderWay() const
{
    constexpr qint64 LongestSeconds = 10;
    return m_failed && QFileInfo(m_markPath).lastModified().secsTo(QDateTime::currentDateTime()) <
                           LongestSeconds;
}

void StartGuard::begin() const
{
    if (m_failed || QFileInfo::exists(m_markPath)) {
        return; // the mark of the last start, or something that must not be opened, such as a pipe
    }
    QDir().mkpath(QFileInfo(m_markPath).path());
    QFile mark(m_markPath);
    static_cast<void>(mark.open(QIODevice::WriteOnly));
}

void StartGuard::reach() const
{
    QFile::remove(m_markPath);
}

} // namespace doublets
