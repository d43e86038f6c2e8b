// SPDX-License-Identifier: MIT
#pragma once

#include "display/config/display_config.h"

#include "core/background_task.h"
#include "match/scheduler.h"

#include <QObject>

namespace doublets {

/// The lock of the staff page, which opens with a code. To prevent guessing, accepts no code for
/// LockoutDuration after MaxWrongCodes consecutive wrong codes. If the count of wrong codes is
/// stored in a file, a restart of the program does not reset the count, and a lockout starts again
/// from the beginning. Codes are checked in a background thread, since hashing is slow.
class StaffLock final : public QObject
{
    Q_OBJECT

public:
    static constexpr int MaxWrongCodes = 5;
    static constexpr std::chrono::minutes LockoutDuration{5};

    /// Counts wrong codes in the file `countFile`, or only in memory if the path is empty or the
    /// file cannot be written. `scheduler` must outlive this object.
    StaffLock(StaffCodeHash codeHash, Scheduler &scheduler, QString countFile = {},
              QObject *parent = nullptr);

    /// Checks a code in the background, then emits codeAccepted() or codeRejected(). Does nothing
    /// during a lockout or while another code is being checked.
    void checkCode(const QString &code);
    [[nodiscard]] bool isChecking() const { return m_checkTask.isRunning(); }
    /// Returns whether a lockout is in progress, from the last wrong code until lockoutEnded() is
    /// emitted.
    [[nodiscard]] bool isLockedOut() const { return m_remainingLockout.count() > 0; }
    /// Returns the time until the end of the lockout, rounded up to whole minutes, or 0 if no
    /// lockout is in progress.
    [[nodiscard]] std::chrono::minutes remainingLockout() const { return m_remainingLockout; }
    /// Returns how many more wrong codes will start a lockout, or 0 during a lockout.
    [[nodiscard]] int remainingTries() const { return MaxWrongCodes - m_wrongCodes; }

Q_SIGNALS:
    /// Emitted when the code was correct.
    void codeAccepted();
    /// Emitted when the code was wrong. If `remainingTries` is 0, a lockout has begun.
    void codeRejected(int remainingTries);
    /// Emitted at the end of each minute of a lockout except the last.
    void remainingLockoutChanged();
    /// Emitted when codes can be tried again.
    void lockoutEnded();

private:
    void handleResult(bool isCorrect);
    void startLockout();
    void handleLockoutMinute();

    StaffCodeHash m_codeHash;
    QString m_countFile;
    int m_wrongCodes = 0; ///< number of wrong codes since the last correct code or lockout
    std::chrono::minutes m_remainingLockout{0};
    Alarm m_lockoutAlarm; ///< goes off at the end of each minute of a lockout
    BackgroundTask<bool> m_checkTask;
};

} // namespace doublets
