// SPDX-License-Identifier: MIT
#include "match/session/start_guard.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace doublets {

StartGuard::StartGuard(const QString &markerPath)
    : m_markerPath(markerPath)
    , m_didLastStartFail(QFileInfo(markerPath).isFile())
{
}

bool StartGuard::mayBeUnderWay() const
{
    constexpr qint64 LongestSeconds = 10;
    return m_didLastStartFail &&
           QFileInfo(m_markerPath).lastModified().secsTo(QDateTime::currentDateTime()) <
               LongestSeconds;
}

void StartGuard::begin() const
{
    if (m_didLastStartFail || QFileInfo::exists(m_markerPath)) {
        return; // the marker of the last start, or e.g. a pipe, which must not be opened
    }
    QDir().mkpath(QFileInfo(m_markerPath).path());
    QFile mark(m_markerPath);
    static_cast<void>(mark.open(QIODevice::WriteOnly));
}

void StartGuard::finish() const
{
    QFile::remove(m_markerPath);
}

} // namespace doublets
