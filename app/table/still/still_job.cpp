// SPDX-License-Identifier: MIT
#include "table/still/still_job.h"

#include "table/still/still_file.h"

#include <QtConcurrentRun>

namespace doublets {

namespace {

constexpr double ShareOfDrawing = 0.8; ///< of the time; the rest is for writing
constexpr int Whole = 100;             ///< per cent

} // namespace

StillJob::StillJob(const StillWish &wish, const QString &path, QObject *parent)
    : QObject(parent)
    , m_path(path)
    , m_still(std::make_unique<Still>(wish))
{
    connect(&m_drawer, &QFutureWatcherBase::finished, this, &StillJob::compose);
    connect(&m_writer, &QFutureWatcherBase::finished, this, &StillJob::end);
    m_drawer.setFuture(QtConcurrent::run([this] {
        return m_still->draw([this](double share) {
            tell(ShareOfDrawing * share);
            return !m_stopped;
        });
    }));
}

StillJob::~StillJob()
{
    m_stopped = true;
    m_drawer.waitForFinished();
    m_writer.waitForFinished();
}

void StillJob::cancel()
{
    m_stopped = true;
}

void StillJob::tell(double share)
{
    const int percent = static_cast<int>(share * Whole);
    QMetaObject::invokeMethod(
        this, [this, percent] { Q_EMIT progressed(percent); }, Qt::QueuedConnection);
}

void StillJob::compose()
{
    if (!m_drawer.result()) {
        Q_EMIT cancelled();
        return;
    }
    m_writer.setFuture(QtConcurrent::run([this, image = m_still->picture()] {
        return writeStill(image, m_path, [this] { return !m_stopped; });
    }));
}

void StillJob::end()
{
    if (m_stopped) {
        Q_EMIT cancelled();
        return;
    }
    Q_EMIT progressed(Whole);
    Q_EMIT finished(m_writer.result());
}

} // namespace doublets
