// SPDX-License-Identifier: MIT
#include "visits/visit_log.h"

#include "visits/visit_database.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace doublets {

VisitLog::VisitLog(QString path, QObject *parent)
    : QObject(parent)
    , m_path(std::move(path))
{
    if (m_path.isEmpty()) {
        return;
    }
    m_database = std::make_unique<VisitDatabase>(m_path);
    m_threadContext.moveToThread(&m_thread);
    m_thread.setObjectName(u"visits"_s);
    m_thread.start(QThread::LowPriority);
    runInThread([this] { write(); }, Qt::QueuedConnection);
}

VisitLog::~VisitLog()
{
    if (m_path.isEmpty()) {
        return;
    }
    runInThread([this] { m_database->close(); }, Qt::BlockingQueuedConnection);
    m_thread.quit();
    m_thread.wait();
}

void VisitLog::add(const Visit &visit)
{
    if (m_path.isEmpty()) {
        return;
    }
    const auto work = [this, visit] {
        if (m_pendingVisits.size() == MaxPending) {
            m_pendingVisits.erase(m_pendingVisits.begin());
        }
        m_pendingVisits.push_back(visit);
        write();
    };
    runInThread(work, Qt::QueuedConnection);
}

std::optional<Error> VisitLog::flush()
{
    std::optional<Error> error;
    if (!m_path.isEmpty()) {
        runInThread([this, &error] { error = m_error; }, Qt::BlockingQueuedConnection);
    }
    return error;
}

void VisitLog::runInThread(const std::function<void()> &work, Qt::ConnectionType type)
{
    QMetaObject::invokeMethod(&m_threadContext, work, type);
}

void VisitLog::write()
{
    const auto error = writePending();
    if (error && error != m_error) {
        reportError(*error);
    } else if (!error && m_error) {
        QMetaObject::invokeMethod(
            this, [this] { Q_EMIT errorResolved(); }, Qt::QueuedConnection);
    }
    m_error = error;
}

std::optional<Error> VisitLog::writePending()
{
    // The file may have been moved away, so that a new one begins.
    if (!m_database->isSameFile()) {
        if (auto error = openFile()) {
            return error;
        }
    }
    if (m_pendingVisits.empty()) {
        return std::nullopt;
    }
    auto error = m_database->add(m_pendingVisits);
    if (error && error->code == ErrorCode::Damaged) {
        error = openFile(); // detects the damage too, and begins a new file
        if (!error) {
            error = m_database->add(m_pendingVisits);
        }
    }
    if (!error) {
        m_pendingVisits.clear();
    }
    return error;
}

std::optional<Error> VisitLog::openFile()
{
    auto error = m_database->open(VisitDatabase::Access::Write);
    if (error && error->code == ErrorCode::Quarantined) {
        reportError(*error);
        error = std::nullopt;
    }
    return error;
}

void VisitLog::reportError(const Error &error)
{
    QMetaObject::invokeMethod(
        this, [this, error] { Q_EMIT errorOccurred(error); }, Qt::QueuedConnection);
}

} // namespace doublets
