// SPDX-License-Identifier: MIT
#pragma once

#include "display/config/display_config.h"

#include "core/background_work.h"
#include "match/clock.h"

#include <QObject>

namespace doublets {

/// The lock of the page for staff. Whoever tries codes one after the other has to wait: five wrong
/// ones close the pad for a while. A code is checked beside the window, which takes a moment.
class StaffLock final : public QObject
{
    Q_OBJECT

public:
    static constexpr int MostWrong = 5;
    static constexpr std::chrono::minutes Pause{5};

    /// The clock must outlive it.
    StaffLock(StaffCode code, Clock &clock, QObject *parent = nullptr);

    /// Answered by `unlocked` or `refused`. While the pad is closed, or another code is checked,
    /// nothing happens.
    void tryCode(const QString &code);
    [[nodiscard]] bool isChecking() const { return m_checking.isRunning(); }
    /// Until `reopened`.
    [[nodiscard]] bool isClosed() const { return m_pause.isActive(); }
    [[nodiscard]] int triesLeft() const { return MostWrong - m_wrong; }

Q_SIGNALS:
    void unlocked();
    /// 0 tries are left: the pad is closed from now on.
    void refused(int triesLeft);
    void reopened();

private:
    void answer(bool isRight);
    void reopen();

    StaffCode m_code;
    int m_wrong = 0; ///< since the last right one, or the last pause
    Alarm m_pause;
    BackgroundWork<bool> m_checking;
};

} // namespace doublets
