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
    m_inThread.moveToThread(&m_thread);
    m_thread.setObjectName(u"visits"_s);
    m_thread.start(QThread::LowPriority);
    inThread([this] { write(); }, Qt::QueuedConnection);
}

VisitLog::~VisitLog()
{
    if (m_path.isEmpty()) {
        return;
    }
    inThread([this] { m_database->close(); }, Qt::BlockingQueuedConnection);
    m_thread.quit();
    m_thread.wait();
}

void VisitLog::add(const Visit &visit)
{
    if (m_path.isEmpty()) {
        return;
    }
    const auto work = [this, visit] {
        if (m_waiting.size() == MostWaiting) {
            m_waiting.erase(m_waiting.begin());
        }
        m_waiting.push_back(visit);
        write();
    };
    inThread(work, Qt::QueuedConnection);
}

std::optional<Error> VisitLog::finish()
{
    std::optional<Error> error;
    if (!m_path.isEmpty()) {
        inThread([this, &error] { error = m_error; }, Qt::BlockingQueuedConnection);
    }
    return error;
}

void VisitLog::inThread(const std::function<void()> &work, Qt::ConnectionType type)
{
    QMetaObject::invokeMethod(&m_inThread, work, type);
}

void VisitLog::write()
{
    const auto error = writeWaiting();
    if (error && error != m_error) {
        tell(*error);
    } else if (!error && m_error) {
        QMetaObject::invokeMethod(
            this, [this] { Q_EMIT recovered(); }, Qt::QueuedConnection);
    }
    m_error = error;
}

std::optional<Error> VisitLog::writeWaiting()
{
    // Somebody may have taken the file away to begin a new one.
    if (!m_database->isStillThere()) {
        if (auto error = openFile()) {
            return error;
        }
    }
    if (m_waiting.empty()) {
        return std::nullopt;
    }
    auto error = m_database->add(m_waiting);
    if (error && error->code == ErrorCode::Damaged) {
        error = openFile(); // finds the damage, too, and begins a new file
        if (!error) {
            error = m_database->add(m_waiting);
        }
    }
    if (!error) {
        m_waiting.clear();
    }
    return error;
}

/// What keeps the file from being written.
std::optional<Error> VisitLog::openFile()
{
    auto error = m_database->open(VisitDatabase::Access::Write);
    if (error && error->code == ErrorCode::SetAside) {
        tell(*error);
        error = std::nullopt;
    }
    return error;
}

void VisitLog::tell(const Error &error)
{
    QMetaObject::invokeMethod(
        this, [this, error] { Q_EMIT failed(error); }, Qt::QueuedConnection);
}

} // namespace doublets
