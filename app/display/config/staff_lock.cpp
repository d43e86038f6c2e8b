// SPDX-License-Identifier: MIT
#include "display/config/staff_lock.h"

#include "display/config/staff_code.h"

namespace doublets {

StaffLock::StaffLock(StaffCode code, Clock &clock, QObject *parent)
    : QObject(parent)
    , m_code(std::move(code))
    , m_pauseAlarm(clock, [this] { reopen(); })
    , m_check({.found = [this](bool isRight) { answer(isRight); }})
{
}

void StaffLock::tryCode(const QString &code)
{
    if (isClosed() || isChecking()) {
        return;
    }
    m_check.start([kept = m_code, code](TaskPromise<bool> &report) {
        report.deliver(matchesStaffCode(kept, code));
    });
}

void StaffLock::answer(bool isRight)
{
    m_check.cancel(); // finished; allows another code even from a slot of the signals
    if (isRight) {
        m_wrongCodes = 0;
        Q_EMIT unlocked();
        return;
    }
    ++m_wrongCodes;
    if (triesLeft() == 0) {
        m_pauseAlarm.start(Pause);
    }
    Q_EMIT refused(triesLeft());
}

void StaffLock::reopen()
{
    m_wrongCodes = 0;
    Q_EMIT reopened();
}

} // namespace doublets
