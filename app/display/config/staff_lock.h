// SPDX-License-Identifier: MIT
#pragma once

#include "display/config/display_config.h"

#include "core/background_task.h"
#include "match/clock.h"

#include <QObject>

namespace doublets {

/// Checks the code that opens the staff page. Against guessing, `MaxWrongCodes` wrong codes in a
/// row close the pad for the duration of `Pause`. Codes are checked in a background thread, as
/// hashing takes a moment.
class StaffLock final : public QObject
{
    Q_OBJECT

public:
    static constexpr int MaxWrongCodes = 5;
    static constexpr std::chrono::minutes Pause{5};

    /// `clock` must outlive this object.
    StaffLock(StaffCode code, Clock &clock, QObject *parent = nullptr);

    /// Checks a code in the background, and then emits `unlocked` or `refused`. Does nothing while
    /// the pad is closed or another code is being checked.
    void tryCode(const QString &code);
    [[nodiscard]] bool isChecking() const { return m_check.isRunning(); }
    /// Returns true from the last permitted wrong code until `reopened` is emitted.
    [[nodiscard]] bool isClosed() const { return m_pauseAlarm.isActive(); }
    [[nodiscard]] int triesLeft() const { return MaxWrongCodes - m_wrongCodes; }

Q_SIGNALS:
    /// Emitted when the code was right.
    void unlocked();
    /// Emitted when the code was wrong. If `triesLeft` is 0, the pad is closed from now on.
    void refused(int triesLeft);
    /// Emitted when the pause is over and codes can be tried again.
    void reopened();

private:
    void answer(bool isRight);
    void reopen();

    StaffCode m_code;
    int m_wrongCodes = 0; ///< since the last right code or the last pause
    Alarm m_pauseAlarm;
    BackgroundTask<bool> m_check;
};

} // namespace doublets
