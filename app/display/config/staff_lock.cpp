// SPDX-License-Identifier: MIT
#include "display/config/staff_lock.h"

#include "core/files/atomic_file.h"
#include "core/json/strict_json.h"
#include "display/config/staff_code.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace doublets {

namespace {

int readCount(const QString &path)
{
    constexpr qint64 MaxSize = 16;
    const auto text = json::readFile(path, MaxSize);
    return text ? std::clamp(text.value().trimmed().toInt(), 0, StaffLock::MaxWrongCodes) : 0;
}

/// Does nothing on failure: the display must remain usable on a full disk.
void writeCount(const QString &path, int count)
{
    if (path.isEmpty()) {
        return;
    }
    if (count == 0) {
        QFile::remove(path);
    } else if (!createFolder(QFileInfo(path).path())) {
        static_cast<void>(
            writeFileAtomically(path, QByteArray::number(count) + '\n', FilePurpose::Private));
    }
}

} // namespace

StaffLock::StaffLock(StaffCodeHash codeHash, Scheduler &scheduler, QString countFile,
                     QObject *parent)
    : QObject(parent)
    , m_codeHash(std::move(codeHash))
    , m_countFile(std::move(countFile))
    , m_wrongCodes(m_countFile.isEmpty() ? 0 : readCount(m_countFile))
    , m_lockoutAlarm(scheduler, [this] { handleLockoutMinute(); })
    , m_checkTask({.resultReady = [this](bool isCorrect) { handleResult(isCorrect); }})
{
    if (remainingTries() == 0) {
        startLockout();
    }
}

void StaffLock::checkCode(const QString &code)
{
    if (isLockedOut() || isChecking()) {
        return;
    }
    m_checkTask.start([codeHash = m_codeHash, code, countFile = m_countFile,
                       count = m_wrongCodes + 1](TaskPromise<bool> &report) {
        writeCount(countFile, count); // first, in case the power is cut meanwhile
        const bool isCorrect = matchesStaffCode(codeHash, code);
        if (isCorrect) {
            writeCount(countFile, 0);
        }
        report.deliver(isCorrect);
    });
}

void StaffLock::handleResult(bool isCorrect)
{
    m_checkTask.cancel(); // finished; allows another code even from a slot of the signals
    if (isCorrect) {
        m_wrongCodes = 0;
        Q_EMIT codeAccepted();
        return;
    }
    ++m_wrongCodes;
    if (remainingTries() == 0) {
        startLockout();
    }
    Q_EMIT codeRejected(remainingTries());
}

void StaffLock::startLockout()
{
    m_remainingLockout = LockoutDuration;
    m_lockoutAlarm.start(std::chrono::minutes(1));
}

void StaffLock::handleLockoutMinute()
{
    --m_remainingLockout;
    if (isLockedOut()) {
        m_lockoutAlarm.start(std::chrono::minutes(1));
        Q_EMIT remainingLockoutChanged();
        return;
    }
    m_wrongCodes = 0;
    writeCount(m_countFile, 0);
    Q_EMIT lockoutEnded();
}

} // namespace doublets
