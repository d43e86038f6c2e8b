// SPDX-License-Identifier: MIT
#include "app/session/keeper.h"

#include "app/settings/free_path.h"
#include "core/files/whole_file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace doublets {

Keeper::Keeper(const QString &folder)
    : m_folder(folder)
{
    clearLeftovers(m_folder, u"*.doublets"_qs);
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
    QFile::rename(unfinishedPath(), freePathBeside(unfinishedPath()));
}

} // namespace doublets
