// SPDX-License-Identifier: MIT
#include "app/session/keeper.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace doublets {

Keeper::Keeper(const QString &folder)
    : m_folder(folder)
{
}

QString Keeper::unfinishedPath() const
{
    return m_folder + u"/unfinished.doublets"_qs;
}

QString Keeper::previousPath() const
{
    return m_folder + u"/previous.doublets"_qs;
}

bool Keeper::hasUnfinished() const
{
    return QFileInfo::exists(unfinishedPath());
}

bool Keeper::hasPrevious() const
{
    return QFileInfo::exists(previousPath());
}

Result<Record, RecordError> Keeper::readUnfinished() const
{
    return readRecord(unfinishedPath());
}

Result<Record, RecordError> Keeper::readPrevious() const
{
    return readRecord(previousPath());
}

std::optional<Error> Keeper::keepUnfinished(const Record &record)
{
    moveUnreadableAside();
    return write(record, unfinishedPath());
}

std::optional<Error> Keeper::keepPrevious(const Record &record)
{
    return write(record, previousPath());
}

void Keeper::dropUnfinished()
{
    moveUnreadableAside();
    QFile::remove(unfinishedPath());
}

std::optional<Error> Keeper::write(const Record &record, const QString &path) const
{
    if (!QDir().mkpath(m_folder)) {
        return Error{ErrorCode::CannotWrite, path, {}, {m_folder}};
    }
    return writeRecord(record, path);
}

void Keeper::moveUnreadableAside()
{
    if (!m_unreadable) {
        return;
    }
    m_unreadable = false;
    QString aside = unfinishedPath() + u".kept"_qs;
    for (int n = 2; QFileInfo::exists(aside); ++n) {
        aside = unfinishedPath() + u".kept-%1"_qs.arg(n);
    }
    QFile::rename(unfinishedPath(), aside);
}

} // namespace doublets
