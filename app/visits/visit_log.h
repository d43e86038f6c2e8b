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

/// Writes down the visits of a display, in a thread of its own: a slow disk never holds up the
/// table. Each visit is on the disk soon after it was added, and lasts through a power cut.
///
/// Whatever is wrong with the file, the display goes on. What cannot be written waits, up to
/// `MostWaiting` visits, and is tried again with the next one.
class VisitLog : public QObject
{
    Q_OBJECT

public:
    static constexpr int MostWaiting = 10'000; ///< a month of a busy room

    /// Opens the file soon, and makes it where there is none. An empty path: nothing is written.
    explicit VisitLog(QString path, QObject *parent = nullptr);
    /// Waits until every visit that can be written is on the disk.
    ~VisitLog() override;

    [[nodiscard]] const QString &path() const { return m_path; }
    void add(const Visit &visit);
    /// Waits until what was added is written. What is wrong with the file now, if anything; errors
    /// as of `failed`, without SetAside.
    std::optional<Error> finish();

Q_SIGNALS:
    /// Something is wrong with the file, told once until it is well again: CannotWrite, NotAFile,
    /// WrongFormat (it is another programme's), NewerVersion, Damaged; these are left as they are.
    /// SetAside: it was damaged and lies under another name, and visits go into a new one.
    void failed(const doublets::Error &error);
    /// Emitted when the file can be written again after `failed`.
    void recovered();

private:
    void inThread(const std::function<void()> &work, Qt::ConnectionType type);
    void write();
    [[nodiscard]] std::optional<Error> writeWaiting();
    [[nodiscard]] std::optional<Error> openFile();
    void tell(const Error &error);

    QString m_path;
    QThread m_thread;
    QObject m_inThread; ///< what is called in it

    // Of the thread.
    std::unique_ptr<VisitDatabase> m_database;
    std::vector<Visit> m_waiting;
    std::optional<Error> m_error; ///< told, and still so
};

} // namespace doublets
