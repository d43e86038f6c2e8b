// SPDX-License-Identifier: MIT
#pragma once

#include "core/files/background_saver.h"
#include "core/record/record.h"
#include "core/record/record_writer.h"

#include <QObject>
#include <QString>

#include <atomic>
#include <functional>
#include <optional>

namespace doublets {

/// The save of the unfinished game of a session, written in the background (see BackgroundSaver).
/// The session calls save() after each change, and remove() when the game need not be kept. The
/// destructor calls finish(), ignoring the result.
class Autosave : public QObject
{
    Q_OBJECT

public:
    /// A function that writes a record to a path. Returns nullopt on success. Called in another
    /// thread, one call at a time.
    using Writer = std::function<std::optional<Error>(const Record &, const QString &path)>;

    /// Creates the folder when it is first needed. Saves nothing if `folder` is empty. Instances of
    /// the program that run at the same time must use different slots (see SaveSlot).
    Autosave(const QString &folder, int slot, Writer writer = &writePrivateRecord,
             std::chrono::milliseconds retryInterval = BackgroundSaver::RetryInterval);

    /// Returns the path of the save, whether or not the file exists. Returns an empty string if
    /// nothing is saved.
    [[nodiscard]] QString path() const { return m_path; }
    /// Returns whether the file at path() exists and is not marked as unreadable.
    [[nodiscard]] bool hasGame() const;

    /// Saves `record` in the background. On failure, emits saveFailed() and tries again later.
    void save(const Record &record);
    /// Removes the save in the background. Renames the file instead if it has been marked as
    /// unreadable.
    void remove();
    /// Blocks until the last task has finished. Repeats the task once if it fails. Returns nullopt
    /// on success. Errors: CannotWrite, and those of the writer (see writePrivateRecord()).
    [[nodiscard]] std::optional<Error> finish() { return m_saver.finish(); }
    /// Marks the file at path() as unreadable. The file is then renamed before a new one is
    /// written.
    void markUnreadable();

Q_SIGNALS:
    /// Emitted when save() or remove() has failed in the background. Not emitted again until one of
    /// them has succeeded. The game can continue.
    void saveFailed(const doublets::Error &error);
    /// Emitted, in another thread, when save() has written a record. Not emitted by remove(), which
    /// succeeds even on a full disk.
    void recordSaved();

private:
    [[nodiscard]] std::optional<Error> write(const Record &record);
    [[nodiscard]] std::optional<Error> removeFile();
    [[nodiscard]] std::optional<Error> renameUnreadable();

    QString m_folder;
    QString m_path;
    Writer m_writer;
    std::atomic_bool m_isUnreadable = false;
    BackgroundSaver m_saver; ///< last, because its destructor writes
};

} // namespace doublets
