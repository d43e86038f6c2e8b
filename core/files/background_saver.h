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

/// A saver that works in a separate thread, so that a slow disk does not block the user interface.
/// If saves are requested faster than the disk can write, only the last request is guaranteed to be
/// performed. A failed save is repeated every `retryInterval` until it succeeds or another save is
/// requested. The thread that owns this object needs an event loop, for repetitions and for the
/// signals.
class BackgroundSaver : public QObject
{
    Q_OBJECT

public:
    static constexpr std::chrono::milliseconds RetryInterval{5000};

    /// A function that writes or removes files, and returns an error on failure. Called in a worker
    /// thread, one call at a time.
    using Save = std::function<std::optional<Error>()>;

    explicit BackgroundSaver(std::chrono::milliseconds retryInterval = RetryInterval);
    /// Calls finish(), ignoring the result.
    ~BackgroundSaver() override;

    /// Requests a save, which must not be empty and which replaces any request that has not started
    /// yet. Thread-safe.
    void save(Save save);
    /// Blocks until the last requested save has been performed, repeating it once if it fails.
    /// Returns the error of that save, or nullopt if it succeeded or no save was ever requested.
    [[nodiscard]] std::optional<Error> finish();

Q_SIGNALS:
    /// Emitted when a save has failed, in the thread that owns this object. Not emitted for further
    /// failures until a save has succeeded.
    void saveFailed(const doublets::Error &error);
    /// Emitted when a save has succeeded after saveFailed(), which had reported `error`.
    void saveErrorResolved(const doublets::Error &error);

private:
    void start(Save save);
    void work();
    void handleResult(const std::optional<Error> &error);
    void retry();

    QTimer m_retryTimer;
    /// Error reported by saveFailed(); nullopt once a save has succeeded.
    std::optional<Error> m_reportedError;
    QMutex m_mutex; ///< guards the next four members
    Save m_next;    ///< save requested but not started
    Save m_failed;  ///< failed save to be repeated
    bool m_isWorking = false;
    std::optional<Error> m_error; ///< of the last completed save
    QThreadPool m_pool;
};

} // namespace doublets
