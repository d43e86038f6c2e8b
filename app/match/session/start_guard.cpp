// SPDX-License-Identifier: MIT
#include "match/session/start_guard.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace doublets {

StartGuard::StartGuard(const QString &markPath)
    : m_markPath(markPath)
    , m_failed(QFileInfo(markPath).isFile())
{
}

void StartGuard::begin() const
{
    if (m_failed) {
        return; // it lies there still
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
