// SPDX-License-Identifier: MIT
#pragma once

#include "core/record/record.h"

#include <QMutex>
#include <QObject>
#include <QString>
#include <QThreadPool>

#include <functional>
#include <optional>

namespace doublets {

/// Saves the unfinished game after every action (when it is over, the session asks to `remove` it),
/// in a thread of its own: a slow disk never holds up the board. A file is written whole or not at
/// all. Where actions follow one another faster than the disk, the states in between are left out
/// and the last one is always written.
class Autosave : public QObject
{
    Q_OBJECT

public:
    /// Writes a record to a path. Called in another thread, never twice at a time.
    using Writer = std::function<std::optional<Error>(const Record &, const QString &path)>;

    /// `folder` is made when it is first needed; where it is empty, nothing is saved. Of several
    /// running programmes each has another `slot` (see SaveSlot), and so a file of its own.
    Autosave(const QString &folder, int slot, Writer writer = &writePrivateRecord);
    /// Waits until the last state is on the disk.
    ~Autosave() override;

    /// Where the game lies, if there is one.
    [[nodiscard]] QString path() const { return m_path; }
    [[nodiscard]] bool hasGame() const;

    /// The file holds this game soon.
    void save(const Record &record);
    /// There is no file soon.
    void remove();
    /// Waits until what was asked for last is done. What went wrong with it, if anything:
    /// CannotWrite, NotAFile.
    [[nodiscard]] std::optional<Error> finish();
    /// The file that lies at `path` could not be read. It is moved aside before anything is
    /// written in its place.
    void setAsideUnreadable();

Q_SIGNALS:
    /// A game could not be saved. Playing goes on.
    void failed(const doublets::Error &error);

private:
    using Task = std::function<std::optional<Error>()>;

    void replaceTask(Task task);
    void work();
    [[nodiscard]] std::optional<Error> write(const Record &record);
    [[nodiscard]] std::optional<Error> removeFile();
    [[nodiscard]] std::optional<Error> clearTheWay();

    QString m_folder;
    QString m_path;
    Writer m_writer;
    QMutex m_mutex; ///< guards the four below
    Task m_next;    ///< what is asked for and not yet begun
    bool m_working = false;
    bool m_unreadable = false;
    std::optional<Error> m_error; ///< of the task that was done last
    QThreadPool m_pool;
};

} // namespace doublets
