// SPDX-License-Identifier: MIT
#include "match/session/autosave.h"

#include "core/files/atomic_file.h"
#include "match/session/save_slot.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <utility>

using namespace Qt::StringLiterals;

namespace doublets {

Autosave::Autosave(const QString &folder, int slot, Writer writer,
                   std::chrono::milliseconds retryInterval)
    : m_folder(folder)
    , m_path(folder.isEmpty() ? QString() : SaveSlot::savePath(folder, slot))
    , m_writer(std::move(writer))
    , m_saver(retryInterval)
{
    connect(&m_saver, &BackgroundSaver::saveFailed, this, &Autosave::saveFailed);
    if (!m_folder.isEmpty()) {
        removeStaleTemporaries(m_folder, u"*.doublets"_s);
    }
}

bool Autosave::hasGame() const
{
    return !m_path.isEmpty() && QFileInfo::exists(m_path);
}

void Autosave::save(const Record &record)
{
    if (!m_folder.isEmpty()) {
        m_saver.save([this, record] { return write(record); });
    }
}

void Autosave::remove()
{
    if (!m_folder.isEmpty()) {
        m_saver.save([this] { return removeFile(); });
    }
}

void Autosave::markUnreadable()
{
    m_isUnreadable = true;
}

std::optional<Error> Autosave::write(const Record &record)
{
    if (!QDir().mkpath(m_folder)) {
        return Error{ErrorCode::CannotWrite, m_path, {}, {m_folder}};
    }
    if (auto error = renameUnreadable()) {
        return error;
    }
    return m_writer(record, m_path);
}

std::optional<Error> Autosave::removeFile()
{
    if (!renameUnreadable()) {
        QFile::remove(m_path);
    }
    return std::nullopt;
}

std::optional<Error> Autosave::renameUnreadable()
{
    if (m_isUnreadable) {
        m_isUnreadable = !QFile::rename(m_path, unusedBackupPath(m_path));
    }
    return m_isUnreadable ? std::optional(Error{ErrorCode::CannotWrite, m_path, {}, {m_folder}})
                          : std::nullopt;
}

} // namespace doublets
