// SPDX-License-Identifier: MIT
#include "app/session/keeper.h"

#include "app/session/save_slot.h"
#include "app/settings/free_path.h"
#include "core/files/whole_file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace doublets {

Keeper::Keeper(const QString &folder, int slot)
    : m_folder(folder)
    , m_slot(slot)
{
    clearLeftovers(m_folder, u"*.doublets"_qs);
}

QString Keeper::unfinishedPath() const
{
    return SaveSlot::savePath(m_folder, m_slot);
}

bool Keeper::hasUnfinished() const
{
    return QFileInfo::exists(unfinishedPath());
}

std::optional<Error> Keeper::keepUnfinished(const Record &record)
{
    if (!QDir().mkpath(m_folder) || !clearTheWay()) {
        return Error{ErrorCode::CannotWrite, unfinishedPath(), {}, {m_folder}};
    }
    return writeRecord(record, unfinishedPath());
}

void Keeper::dropUnfinished()
{
    if (clearTheWay()) {
        QFile::remove(unfinishedPath());
    }
}

bool Keeper::clearTheWay()
{
    if (m_unreadable) {
        m_unreadable = !QFile::rename(unfinishedPath(), freePathBeside(unfinishedPath()));
    }
    return !m_unreadable;
}

} // namespace doublets
