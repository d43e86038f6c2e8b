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

/// What long work uses to tell of itself, and to learn that it is cancelled. For the thread that
/// does the work.
template<typename Result> class WorkReport
{
public:
    static constexpr int Steps = 1000; ///< in which progress is told

    explicit WorkReport(QPromise<Result> &promise)
        : m_promise(promise)
    {
    }
    [[nodiscard]] bool isCancelled() const { return m_promise.isCanceled(); }
    /// Tells the share that is done, 0 to 1. False where the work is cancelled.
    bool advance(double share)
    {
        m_promise.setProgressValue(static_cast<int>(share * Steps));
        return !isCancelled();
    }
    /// The same as a function, for work that knows nothing of reports. It must not outlive this.
    [[nodiscard]] Progress progress()
    {
        return [this](double share) { return advance(share); };
    }
    /// Hands over a result, the only one or the next of several.
    void deliver(Result result)
    {
        if (!isCancelled()) {
            m_promise.addResult(std::move(result));
        }
    }

private:
    QPromise<Result> &m_promise;
};

/// The one way to run long work beside the window: in a thread of a pool, on copies of what it
/// needs, with progress. One call cancels it, and so does other work that is started, or the end of
/// this object, which waits for the work to stop. Handlers are called in the thread that owns this,
/// for the work started last, and never for cancelled work. They may start other work.
template<typename Result> class BackgroundWork
{
public:
    using Work = std::function<void(WorkReport<Result> &)>;

    /// Empty handlers hear nothing.
    struct Handlers
    {
        std::function<void(const Result &)> found = {}; ///< a result
        std::function<void()> ended = {};               ///< after the last result
        std::function<void(double)> advanced = {};      ///< the share that is done, 0 to 1
    };

    /// The work waits for a thread of that pool; of a pool of its own where none is given.
    explicit BackgroundWork(Handlers handlers, QThreadPool *pool = nullptr)
        : m_handlers(std::move(handlers))
        , m_pool(pool != nullptr ? pool : &m_ownPool)
    {
        m_ownPool.setMaxThreadCount(1);
        const auto listen = [this](auto signal, auto handler) {
            QObject::connect(&m_watcher, signal, &m_watcher, handler);
        };
        listen(&QFutureWatcherBase::resultsReadyAt, [this](int first, int end) {
            const int work = m_started;
            // A handler may cancel the work, or start other work.
            for (int i = first; i < end && m_running && m_started == work && m_handlers.found;
                 ++i) {
                m_handlers.found(m_watcher.resultAt(i));
            }
        });
        listen(&QFutureWatcherBase::progressValueChanged, [this](int steps) {
            if (m_running && m_handlers.advanced) {
                m_handlers.advanced(static_cast<double>(steps) / WorkReport<Result>::Steps);
            }
        });
        listen(&QFutureWatcherBase::finished, [this] {
            if (std::exchange(m_running, false) && m_handlers.ended) {
                m_handlers.ended();
            }
        });
    }
    BackgroundWork(const BackgroundWork &) = delete;
    BackgroundWork &operator=(const BackgroundWork &) = delete;
    ~BackgroundWork() { cancelAndWait(); }

    void start(Work work)
    {
        cancel();
        const auto promise = std::make_shared<QPromise<Result>>();
        promise->setProgressRange(0, WorkReport<Result>::Steps);
        m_running = true;
        ++m_started;
        m_watcher.setFuture(promise->future());
        m_pool->start([promise, work = std::move(work)] {
            promise->start();
            if (!promise->isCanceled()) {
                WorkReport<Result> report(*promise);
                work(report);
            }
            promise->finish();
        });
    }

    void cancel()
    {
        if (!std::exchange(m_running, false)) {
            return;
        }
        std::erase_if(m_cancelled, [](const QFuture<Result> &one) { return one.isFinished(); });
        m_cancelled.push_back(m_watcher.future());
        m_cancelled.back().cancel();
    }

    /// Afterwards no thread uses what the work was given.
    void cancelAndWait()
    {
        cancel();
        for (QFuture<Result> &future : std::exchange(m_cancelled, {})) {
            // What has not begun never will: it need not be waited for.
            if (future.isStarted()) {
                future.waitForFinished();
            }
        }
    }

    [[nodiscard]] bool isRunning() const { return m_running; }

    /// Waits for the work under way, and returns its last result if there is one. The handlers
    /// hear nothing more of it.
    [[nodiscard]] std::optional<Result> wait()
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
    int m_started = 0;                        ///< how often work was
    std::vector<QFuture<Result>> m_cancelled; ///< those that may not have stopped yet
    QThreadPool m_ownPool;
    QThreadPool *m_pool;
    QFutureWatcher<Result> m_watcher;
};

} // namespace doublets
