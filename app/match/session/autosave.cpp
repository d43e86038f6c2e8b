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
    return !m_path.isEmpty() && !m_isUnreadable && QFileInfo::exists(m_path);
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
    if (auto error = createFolder(m_folder)) {
        return error;
    }
    if (auto error = renameUnreadable()) {
        return error;
    }
    auto error = m_writer(record, m_path);
    if (!error) {
        Q_EMIT recordSaved();
    }
    return error;
}

std::optional<Error> Autosave::removeFile()
{
    const auto error = renameUnreadable();
    return error ? error : doublets::removeFile(m_path);
}

std::optional<Error> Autosave::renameUnreadable()
{
    std::optional<Error> error;
    if (m_isUnreadable && QFileInfo::exists(m_path)) {
        error = renameFile(m_path, unusedBackupPath(m_path));
    }
    m_isUnreadable = error.has_value();
    return error;
}

} // namespace doublets
