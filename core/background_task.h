// SPDX-License-Identifier: MIT
#pragma once

#include "core/progress.h"

#include <QFuture>
#include <QFutureWatcher>
#include <QPromise>
#include <QThreadPool>

#include <algorithm>
#include <functional>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace doublets {

/// The interface through which the work of a BackgroundTask delivers its results, reports its
/// progress and learns of its cancellation. Use only in the thread that runs the work.
template<typename Result> class TaskPromise
{
public:
    static constexpr int ProgressSteps = 1000; ///< resolution of the reported progress

    /// `promise` must outlive this object.
    explicit TaskPromise(QPromise<Result> &promise)
        : m_promise(promise)
    {
    }
    [[nodiscard]] bool isCancelled() const { return m_promise.isCanceled(); }
    /// Reports the completed fraction of the work, 0 to 1. Ignores a fraction that is less than an
    /// earlier one. Returns false if the work has been cancelled.
    bool reportProgress(double fraction)
    {
        m_promise.setProgressValue(static_cast<int>(fraction * ProgressSteps));
        return !isCancelled();
    }
    /// Returns a Progress callback that calls reportProgress(). This object must outlive the
    /// callback.
    [[nodiscard]] Progress progress()
    {
        return [this](double fraction) { return reportProgress(fraction); };
    }
    /// Delivers a result. The work may deliver several results. Does nothing if the work has been
    /// cancelled.
    void deliver(Result result)
    {
        if (!isCancelled()) {
            m_promise.addResult(std::move(result));
        }
    }

private:
    QPromise<Result> &m_promise;
};

/// A runner of long work in a thread pool, so that the user interface does not block, with progress
/// reports and cancellation. The input of the work must exist until the work has stopped (see
/// cancelAndWait()); usually, the work owns a copy of its input.
///
/// Reports only the work started last: start(), cancel() and the destructor cancel earlier work,
/// and the destructor also blocks until all cancelled work has stopped. Handlers are called in the
/// thread that owns this object, which needs an event loop, and never for cancelled work. They may
/// themselves start or cancel work. Not thread-safe.
template<typename Result> class BackgroundTask
{
public:
    /// A function that performs the work; called in a thread of the pool.
    using Work = std::function<void(TaskPromise<Result> &)>;

    /// Callbacks; each may be empty.
    struct Handlers
    {
        std::function<void(const Result &)> resultReady = {}; ///< called once for each result
        /// Called after the last result, even if there was none.
        std::function<void()> finished = {};
        /// Called with the completed fraction, 0 to 1. Rapid changes may be combined.
        std::function<void(double)> progressChanged = {};
    };

    /// Runs the work in `pool`, which must outlive this object, or in a private single-threaded
    /// pool if `pool` is null.
    explicit BackgroundTask(Handlers handlers, QThreadPool *pool = nullptr)
        : m_handlers(std::move(handlers))
        , m_pool(pool != nullptr ? pool : &m_privatePool)
    {
        m_privatePool.setMaxThreadCount(1);
        const auto connectWatcher = [this](auto signal, auto handler) {
            QObject::connect(&m_watcher, signal, &m_watcher, handler);
        };
        connectWatcher(&QFutureWatcherBase::resultsReadyAt, [this](int first, int end) {
            const int startCount = m_startCount;
            // A handler may cancel the work or start other work.
            for (int i = first;
                 i < end && m_running && m_startCount == startCount && m_handlers.resultReady;
                 ++i) {
                m_handlers.resultReady(m_watcher.resultAt(i));
            }
        });
        connectWatcher(&QFutureWatcherBase::progressValueChanged, [this](int steps) {
            if (m_running && m_handlers.progressChanged) {
                m_handlers.progressChanged(static_cast<double>(steps) /
                                           TaskPromise<Result>::ProgressSteps);
            }
        });
        connectWatcher(&QFutureWatcherBase::finished, [this] {
            if (std::exchange(m_running, false) && m_handlers.finished) {
                m_handlers.finished();
            }
        });
    }
    BackgroundTask(const BackgroundTask &) = delete;
    BackgroundTask &operator=(const BackgroundTask &) = delete;
    ~BackgroundTask() { cancelAndWait(); }

    /// Cancels any earlier work and queues `work`, which must not be empty, in the thread pool.
    void start(Work work)
    {
        cancel();
        const auto promise = std::make_shared<QPromise<Result>>();
        promise->setProgressRange(0, TaskPromise<Result>::ProgressSteps);
        m_running = true;
        ++m_startCount;
        m_watcher.setFuture(promise->future());
        m_pool->start([promise, work = std::move(work)] {
            promise->start();
            if (!promise->isCanceled()) {
                TaskPromise<Result> report(*promise);
                work(report);
            }
            promise->finish();
        });
    }

    /// Cancels the work without waiting until it has stopped. Does nothing if no work is running.
    void cancel()
    {
        if (!std::exchange(m_running, false)) {
            return;
        }
        std::erase_if(m_cancelled,
                      [](const QFuture<Result> &future) { return future.isFinished(); });
        m_cancelled.push_back(m_watcher.future());
        m_cancelled.back().cancel();
    }

    /// Cancels the work, and blocks until all cancelled work has stopped and no thread uses its
    /// input any more.
    void cancelAndWait()
    {
        cancel();
        for (QFuture<Result> &future : std::exchange(m_cancelled, {})) {
            // A cancelled task that has not been started never runs.
            if (future.isStarted()) {
                future.waitForFinished();
            }
        }
    }

    /// Returns whether work has been started and has been neither cancelled nor reported as
    /// finished. Already false when Handlers::finished is called.
    [[nodiscard]] bool isRunning() const { return m_running; }

    /// Blocks until the current work has finished and returns its last result. Returns nullopt if
    /// no work is running or if the work delivered no result. Calls no further handlers.
    [[nodiscard]] std::optional<Result> waitForResult()
    {
        if (!std::exchange(m_running, false)) {
            return std::nullopt;
        }
        QFuture<Result> future = m_watcher.future();
        future.waitForFinished();
        return future.resultCount() > 0 ? std::optional(future.resultAt(future.resultCount() - 1))
                                        : std::nullopt;
    }

private:
    Handlers m_handlers;
    bool m_running = false;
    int m_startCount = 0;                     ///< number of calls to start()
    std::vector<QFuture<Result>> m_cancelled; ///< cancelled work that may still be running
    QThreadPool m_privatePool;
    QThreadPool *m_pool;
    QFutureWatcher<Result> m_watcher;
};

} // namespace doublets
