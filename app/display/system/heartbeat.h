// SPDX-License-Identifier: MIT
#pragma once

#include "core/background_task.h"
#include "core/error.h"
#include "match/scheduler.h"

#include <QByteArray>
#include <QObject>
#include <QString>

#include <functional>

namespace doublets {

/// A writer of a small file that tells the museum's monitoring that the display is running. Writes
/// the file at the start and then at intervals, atomically and in the background, so that a slow
/// disk does not block the display.
class Heartbeat : public QObject
{
    Q_OBJECT

public:
    /// Before each write, calls `status`, which must not be empty, in the thread of this object.
    /// `status` returns the new contents of the file. `scheduler` must outlive this object.
    Heartbeat(QString path, std::chrono::seconds interval, std::function<QByteArray()> status,
              Scheduler &scheduler = Scheduler::system(), QObject *parent = nullptr);
    /// Blocks until a write under way has ended.
    ~Heartbeat() override;

    /// Writes the file now. Blocks until it has been written or could not be written. Does not
    /// report errors.
    void writeNow();

Q_SIGNALS:
    /// Emitted when the file could not be written. Not repeated while the same error persists.
    void errorOccurred(const doublets::Error &error);

private:
    void beat();

    QString m_path;
    std::chrono::seconds m_interval;
    std::function<QByteArray()> m_status;
    Alarm m_alarm;
    std::optional<Error> m_error; ///< of the last write
    BackgroundTask<std::optional<Error>> m_writeTask;
};

} // namespace doublets
