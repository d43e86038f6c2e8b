// SPDX-License-Identifier: MIT
#include "display/system/heartbeat.h"

#include "core/files/atomic_file.h"

#include <QFile>

#include <utility>

namespace doublets {

namespace {

std::optional<Error> writeFile(const QString &path, const QByteArray &bytes)
{
    if (auto error = writeFileAtomically(path, bytes, FilePurpose::UserFile)) {
        return error;
    }
    // The monitoring is another user than the display, whose umask hides its files.
    QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner | QFile::ReadGroup |
                                    QFile::ReadOther);
    return std::nullopt;
}

} // namespace

Heartbeat::Heartbeat(QString path, std::chrono::seconds interval,
                     std::function<QByteArray()> status, Scheduler &scheduler, QObject *parent)
    : QObject(parent)
    , m_path(std::move(path))
    , m_interval(interval)
    , m_status(std::move(status))
    , m_alarm(scheduler, [this] { beat(); })
    , m_writeTask({.resultReady = [this](const std::optional<Error> &error) {
        if (std::exchange(m_error, error) != error && error) {
            Q_EMIT errorOccurred(*error);
        }
    }})
{
    beat();
}

Heartbeat::~Heartbeat() = default;

void Heartbeat::beat()
{
    m_writeTask.start(
        [path = m_path, bytes = m_status()](TaskPromise<std::optional<Error>> &promise) {
            promise.deliver(writeFile(path, bytes));
        });
    m_alarm.start(m_interval);
}

void Heartbeat::writeNow()
{
    m_writeTask.cancelAndWait();
    static_cast<void>(writeFile(m_path, m_status()));
}

} // namespace doublets
