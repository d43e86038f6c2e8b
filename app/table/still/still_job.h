// SPDX-License-Identifier: MIT
#pragma once

#include "core/error.h"
#include "table/still/still.h"

#include <QFutureWatcher>
#include <QObject>

#include <atomic>
#include <optional>

namespace doublets {

/// Saves a picture of the board while play goes on.
class StillJob : public QObject
{
    Q_OBJECT

public:
    /// Begins at once.
    StillJob(const StillWish &wish, const QString &path, QObject *parent = nullptr);
    /// Stops, and waits until that is done: no half file is left.
    ~StillJob() override;

    [[nodiscard]] const QString &path() const { return m_path; }
    void cancel();

Q_SIGNALS:
    /// 0 to 100.
    void progressed(int percent);
    /// The last signal, unless it was cancelled.
    void finished(const std::optional<doublets::Error> &error);
    /// The last signal where it was.
    void cancelled();

private:
    void compose();
    void end();
    void tell(double share);

    QString m_path;
    std::unique_ptr<Still> m_still;
    std::atomic<bool> m_stopped{false};
    QFutureWatcher<bool> m_drawer;
    QFutureWatcher<std::optional<Error>> m_writer;
};

} // namespace doublets
