// SPDX-License-Identifier: MIT
#pragma once

#include "core/error.h"

#include <QMutex>
#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include <chrono>
#include <functional>
#include <optional>

namespace doublets {

/// Saves in a separate thread, so that a slow disk never blocks the user. If saves are requested
/// faster than the disk can write, intermediate ones are skipped; the last one is always done. A
/// save that fails is repeated until it succeeds or another one is requested.
class BackgroundSaver : public QObject
{
    Q_OBJECT

public:
    static constexpr std::chrono::milliseconds RetryInterval{5000};

    /// Writes or removes a file, and returns an error on failure. Called in another thread, one
    /// call at a time.
    using Save = std::function<std::optional<Error>()>;

    explicit BackgroundSaver(std::chrono::milliseconds retryInterval = RetryInterval);
    /// Blocks until the last save is done. If it has failed, repeats it once.
    ~BackgroundSaver() override;

    /// Requests a save, which replaces one that has not started.
    void save(Save save);
    /// Blocks until the last save is done. If it has failed, repeats it once. Returns its error, if
    /// any.
    [[nodiscard]] std::optional<Error> finish();

Q_SIGNALS:
    /// Emitted when a save has failed. Not emitted again until a save has succeeded.
    void saveFailed(const doublets::Error &error);

private:
    void start(Save save);
    void work();
    void handleResult(const std::optional<Error> &error);
    void retry();

    QTimer m_retryTimer;
    bool m_hasReportedFailure = false;
    QMutex m_mutex; ///< guards the next four members
    Save m_next;    ///< requested but not started
    Save m_failed;  ///< to be repeated
    bool m_isWorking = false;
    std::optional<Error> m_error; ///< of the last completed save
    QThreadPool m_pool;
};

} // namespace doublets
