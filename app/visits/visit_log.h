// SPDX-License-Identifier: MIT
#pragma once

#include "core/error.h"
#include "visits/visit.h"

#include <QObject>
#include <QThread>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace doublets {

class VisitDatabase;

/// Writes the visits of a display in a separate thread, so that a slow disk never blocks the table.
/// Each visit is durable soon after it was added.
///
/// On an error the display goes on. Up to `MaxWaiting` unwritten visits are kept, the oldest being
/// dropped, and are tried again with the next visit.
class VisitLog : public QObject
{
    Q_OBJECT

public:
    static constexpr int MaxWaiting = 10'000; ///< about a month of a busy exhibition

    /// Opens the file in the background, creating it if necessary. Writes nothing if `path` is
    /// empty.
    explicit VisitLog(QString path, QObject *parent = nullptr);
    /// Blocks until every visit that can be written is on the disk.
    ~VisitLog() override;

    [[nodiscard]] const QString &path() const { return m_path; }
    /// Adds a visit, to be written in the background.
    void add(const Visit &visit);
    /// Blocks until the visits added so far have been written or have failed. Returns the present
    /// error of the file, as for failed() without Quarantined, if any.
    std::optional<Error> finish();

Q_SIGNALS:
    /// Emitted once per error of the file, until recovered(): CannotWrite, NotARegularFile,
    /// WrongFormat (the database of another program), NewerVersion or Damaged. The file is left
    /// unchanged. Quarantined instead means that a damaged file has been renamed and a new one is
    /// in use.
    void failed(const doublets::Error &error);
    /// Emitted when the file can be written again after `failed`.
    void recovered();

private:
    /// Runs `work` in the thread.
    void runInThread(const std::function<void()> &work, Qt::ConnectionType type);
    void write();
    /// Writes the waiting visits, reopening the file if necessary.
    [[nodiscard]] std::optional<Error> writeWaiting();
    /// Opens the file and reports Quarantined. Returns an error if the file cannot be written.
    [[nodiscard]] std::optional<Error> openFile();
    /// Emits failed() in the thread of this object.
    void reportError(const Error &error);

    QString m_path;
    QThread m_thread;
    QObject m_threadContext; ///< context object for calls in m_thread

    // Used only in m_thread:
    std::unique_ptr<VisitDatabase> m_database;
    std::vector<Visit> m_waiting;
    std::optional<Error> m_error; ///< the error reported last; null if the file is well
};

} // namespace doublets
