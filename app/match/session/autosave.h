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

/// Saves the unfinished game after every action, in the background (see BackgroundSaver). Files are
/// replaced atomically. The session calls remove() when the game is over.
class Autosave : public QObject
{
    Q_OBJECT

public:
    /// Writes a record to a path. Called in another thread, one call at a time.
    using Writer = std::function<std::optional<Error>(const Record &, const QString &path)>;

    /// `folder` is created when it is first needed; nothing is saved if it is empty. Instances of
    /// the program that run at the same time use different slots and files (see SaveSlot).
    Autosave(const QString &folder, int slot, Writer writer = &writePrivateRecord,
             std::chrono::milliseconds retryInterval = BackgroundSaver::RetryInterval);

    /// Returns the path of the save, whether or not it exists; empty if nothing is saved.
    [[nodiscard]] QString path() const { return m_path; }
    /// Returns whether the file at path() exists.
    [[nodiscard]] bool hasGame() const;

    /// Saves `record` asynchronously. On failure, emits saveFailed() and tries again later.
    void save(const Record &record);
    /// Removes the save asynchronously. An unreadable file is renamed instead.
    void remove();
    /// Blocks until the last task is done, repeating it once if it fails. Returns its error, if
    /// any: CannotWrite, or one of the writer's (see writePrivateRecord()).
    [[nodiscard]] std::optional<Error> finish() { return m_saver.finish(); }
    /// Marks the file at path() as unreadable, so that it is renamed before a new one is written.
    void markUnreadable();

Q_SIGNALS:
    /// Emitted when a game could not be saved, but not again until one has been saved. Play can
    /// continue.
    void saveFailed(const doublets::Error &error);

private:
    [[nodiscard]] std::optional<Error> write(const Record &record);
    [[nodiscard]] std::optional<Error> removeFile();
    [[nodiscard]] std::optional<Error> renameUnreadable();

    QString m_folder;
    QString m_path;
    Writer m_writer;
    std::atomic_bool m_isUnreadable = false;
    BackgroundSaver m_saver; ///< last, since its destructor writes
};

} // namespace doublets
