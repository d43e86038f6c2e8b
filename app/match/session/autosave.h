// SPDX-License-Identifier: MIT
#pragma once

#include "core/record/record.h"
#include "core/record/record_writer.h"

#include <QMutex>
#include <QObject>
#include <QString>
#include <QThreadPool>

#include <functional>
#include <optional>

namespace doublets {

/// Saves the unfinished game after every action, in a separate thread so that a slow disk never
/// blocks the board. Files are replaced atomically. If actions follow faster than the disk can
/// write, intermediate states are skipped; the last one is always written. The session calls
/// remove() when the game is over.
class Autosave : public QObject
{
    Q_OBJECT

public:
    /// Writes a record to a path. Called in another thread, one call at a time.
    using Writer = std::function<std::optional<Error>(const Record &, const QString &path)>;

    /// `folder` is created when it is first needed; nothing is saved if it is empty. Instances of
    /// the program that run at the same time use different slots and files (see SaveSlot).
    Autosave(const QString &folder, int slot, Writer writer = &writePrivateRecord);
    /// Blocks until the last state has been written.
    ~Autosave() override;

    /// Returns the path of the save, whether or not it exists; empty if nothing is saved.
    [[nodiscard]] QString path() const { return m_path; }
    /// Returns whether the file at path() exists.
    [[nodiscard]] bool hasGame() const;

    /// Saves `record` asynchronously. Emits saveFailed() on failure.
    void save(const Record &record);
    /// Removes the save asynchronously. An unreadable file is renamed instead.
    void remove();
    /// Blocks until the last task is done. Returns its error, if any: CannotWrite, or one of the
    /// writer's (see writePrivateRecord()).
    [[nodiscard]] std::optional<Error> finish();
    /// Marks the file at path() as unreadable, so that it is renamed before a new one is written.
    void markUnreadable();

Q_SIGNALS:
    /// Emitted when a game could not be saved. Play can continue.
    void saveFailed(const doublets::Error &error);

private:
    using Task = std::function<std::optional<Error>()>;

    void replaceTask(Task task);
    void work();
    [[nodiscard]] std::optional<Error> write(const Record &record);
    [[nodiscard]] std::optional<Error> removeFile();
    [[nodiscard]] std::optional<Error> renameUnreadable();

    QString m_folder;
    QString m_path;
    Writer m_writer;
    QMutex m_mutex; ///< guards the next four members
    Task m_next;    ///< requested but not started
    bool m_isWorking = false;
    bool m_isUnreadable = false;
    std::optional<Error> m_error; ///< of the last completed task
    QThreadPool m_pool;
};

} // namespace doublets
