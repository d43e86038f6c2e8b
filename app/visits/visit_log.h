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

/// The log of the visits to a display, written in a separate thread, so that a slow disk does not
/// block the display. Each visit is written durably soon after it has been added.
///
/// After an error, keeps up to MaxPending unwritten visits, dropping the oldest, and tries to write
/// them again with the next visit.
class VisitLog : public QObject
{
    Q_OBJECT

public:
    static constexpr int MaxPending = 10'000; ///< about a month of a busy exhibition

    /// Opens the file `path` in the background, creating it if necessary. If `path` is empty,
    /// nothing is ever written and there are no errors.
    explicit VisitLog(QString path, QObject *parent = nullptr);
    /// Blocks until all pending visits have been written or have failed to be written.
    ~VisitLog() override;

    [[nodiscard]] const QString &path() const { return m_path; }
    /// Adds a visit, which is written in the background.
    void add(const Visit &visit);
    /// Blocks until the visits added so far have been written or have failed to be written. Returns
    /// the current error of the file: one of the errors of errorOccurred(), except Quarantined.
    /// Returns nullopt if there is none.
    std::optional<Error> flush();

Q_SIGNALS:
    /// Emitted when the file could not be opened or written (CannotWrite, NotARegularFile,
    /// WrongFormat, NewerVersion or Damaged, all leaving the file unchanged), or when a damaged
    /// file has been renamed and a new file is in use (Quarantined). Not repeated while the same
    /// error persists.
    void errorOccurred(const doublets::Error &error);
    /// Emitted when the file can be written again after an error other than Quarantined.
    void errorResolved();

private:
    /// Runs `work` in `m_thread`.
    void runInThread(const std::function<void()> &work, Qt::ConnectionType type);
    void write();
    /// Writes the pending visits, reopening the file if necessary.
    [[nodiscard]] std::optional<Error> writePending();
    /// Opens the file and reports Quarantined. Returns an error if the file cannot be written.
    [[nodiscard]] std::optional<Error> openFile();
    /// Emits errorOccurred() in the thread of this object.
    void reportError(const Error &error);

    QString m_path;
    QThread m_thread;
    QObject m_threadContext; ///< context object for calls in m_thread

    // Used only in m_thread:
    std::unique_ptr<VisitDatabase> m_database;
    std::vector<Visit> m_pendingVisits;
    std::optional<Error> m_error; ///< current error; nullopt while the file can be written
};

} // namespace doublets
