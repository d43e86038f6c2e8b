// SPDX-License-Identifier: MIT
#include "core/files/background_saver.h"

#include <QMutexLocker>

#include <utility>

namespace doublets {

BackgroundSaver::BackgroundSaver(std::chrono::milliseconds retryInterval)
{
    m_pool.setMaxThreadCount(1);
    m_retryTimer.setSingleShot(true);
    m_retryTimer.setInterval(retryInterval);
    connect(&m_retryTimer, &QTimer::timeout, this, &BackgroundSaver::retry);
}

BackgroundSaver::~BackgroundSaver()
{
    static_cast<void>(finish());
}

void BackgroundSaver::save(Save save)
{
    const QMutexLocker locker(&m_mutex);
    start(std::move(save));
}

std::optional<Error> BackgroundSaver::finish()
{
    m_pool.waitForDone();
    retry();
    m_pool.waitForDone();
    const QMutexLocker locker(&m_mutex);
    return m_error;
}

/// Precondition: the mutex is locked.
void BackgroundSaver::start(Save save)
{
    m_next = std::move(save);
    m_failed = {};
    if (!std::exchange(m_isWorking, true)) {
        m_pool.start([this] { work(); });
    }
}

void BackgroundSaver::work()
{
    QMutexLocker locker(&m_mutex);
    while (m_next) {
        Save save = std::exchange(m_next, {});
        locker.unlock();
        const auto error = save();
        QMetaObject::invokeMethod(
            this, [this, error] { handleResult(error); }, Qt::QueuedConnection);
        locker.relock();
        m_error = error;
        if (error && !m_next) {
            m_failed = std::move(save);
        }
    }
    m_isWorking = false;
}

void BackgroundSaver::handleResult(const std::optional<Error> &error)
{
    if (!error) {
        if (const auto resolved = std::exchange(m_reportedError, std::nullopt)) {
            Q_EMIT saveErrorResolved(*resolved);
        }
        return;
    }
    m_retryTimer.start();
    if (!m_reportedError) {
        m_reportedError = error;
        Q_EMIT saveFailed(*error);
    }
}

void BackgroundSaver::retry()
{
    const QMutexLocker locker(&m_mutex);
    if (m_failed) {
        start(std::exchange(m_failed, {}));
    }
}

} // namespace doublets
