// SPDX-License-Identifier: MIT
#include "match/session/autosave.h"

#include "core/files/atomic_file.h"
#include "match/session/save_slot.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QMutexLocker>

#include <utility>

using namespace Qt::StringLiterals;

namespace doublets {

Autosave::Autosave(const QString &folder, int slot, Writer writer)
    : m_folder(folder)
    , m_path(folder.isEmpty() ? QString() : SaveSlot::savePath(folder, slot))
    , m_writer(std::move(writer))
{
    m_pool.setMaxThreadCount(1);
    if (m_folder.isEmpty()) {
        return; // nothing is saved
    }
    removeStaleTemporaries(m_folder, u"*.doublets"_s);
}

Autosave::~Autosave()
{
    m_pool.waitForDone();
}

bool Autosave::hasGame() const
{
    return !m_path.isEmpty() && QFileInfo::exists(m_path);
}

void Autosave::save(const Record &record)
{
    replaceTask([this, record] { return write(record); });
}

void Autosave::remove()
{
    replaceTask([this] { return removeFile(); });
}

std::optional<Error> Autosave::finish()
{
    m_pool.waitForDone();
    const QMutexLocker locker(&m_mutex);
    return m_error;
}

void Autosave::markUnreadable()
{
    const QMutexLocker locker(&m_mutex);
    m_isUnreadable = true;
}

void Autosave::replaceTask(Task task)
{
    if (m_folder.isEmpty()) {
        return;
    }
    const QMutexLocker locker(&m_mutex);
    m_next = std::move(task);
    if (!std::exchange(m_isWorking, true)) {
        m_pool.start([this] { work(); });
    }
}

void Autosave::work()
{
    QMutexLocker locker(&m_mutex);
    while (m_next) {
        const Task task = std::exchange(m_next, {});
        locker.unlock();
        const auto error = task();
        if (error) {
            QMetaObject::invokeMethod(
                this, [this, error] { Q_EMIT saveFailed(*error); }, Qt::QueuedConnection);
        }
        locker.relock();
        m_error = error;
    }
    m_isWorking = false;
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
    const QMutexLocker locker(&m_mutex);
    if (m_isUnreadable) {
        m_isUnreadable = !QFile::rename(m_path, unusedBackupPath(m_path));
    }
    return m_isUnreadable ? std::optional(Error{ErrorCode::CannotWrite, m_path, {}, {m_folder}})
                          : std::nullopt;
}

} // namespace doublets
