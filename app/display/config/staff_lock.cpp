// SPDX-License-Identifier: MIT
#include "display/config/staff_lock.h"

#include "display/config/staff_code.h"

namespace doublets {

StaffLock::StaffLock(StaffCodeHash codeHash, Clock &clock, QObject *parent)
    : QObject(parent)
    , m_codeHash(std::move(codeHash))
    , m_lockoutAlarm(clock, [this] { endLockout(); })
    , m_checkTask({.resultReady = [this](bool isCorrect) { handleResult(isCorrect); }})
{
}

void StaffLock::checkCode(const QString &code)
{
    if (isLockedOut() || isChecking()) {
        return;
    }
    m_checkTask.start([codeHash = m_codeHash, code](TaskPromise<bool> &report) {
        report.deliver(matchesStaffCode(codeHash, code));
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
        m_lockoutAlarm.start(LockoutDuration);
    }
    Q_EMIT codeRejected(remainingTries());
}

void StaffLock::endLockout()
{
    m_wrongCodes = 0;
    Q_EMIT lockoutEnded();
}

} // namespace doublets
