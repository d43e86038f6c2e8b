// SPDX-License-Identifier: MIT
#pragma once

#include "core/background_work.h"
#include "core/error.h"
#include "display/config/display_config.h"
#include "display/staff/drive_save.h"
#include "display/window/display_window.h"
#include "match/clock.h"
#include "visits/visit_summary.h"

#include <QObject>

#include <memory>
#include <optional>

namespace doublets {

class Catalogue;
class DailyRestart;
class ReadAloud;
class Reader;
class ScreenAwake;
class ServiceNotice;
class VisitLog;

/// The museum's display as a programme: its window, and what goes on around it. It reads aloud,
/// counts visits, keeps the screen lit, and tells systemd how it is. Whatever of that fails, it
/// says once in the log, and the display goes on.
class Display : public QObject
{
    Q_OBJECT

public:
    /// What the programme returns when the staff leave it: not to be started again. Cage passes no
    /// such number on; to systemd a file "left" in the service's folder (RUNTIME_DIRECTORY) says
    /// it.
    static constexpr int LeaveExitCode = 79;

    /// Catalogue and clock must outlive it. The configuration is sound.
    Display(
        const DisplayConfig &config, const Catalogue &catalogue, Clock &clock = Clock::system(),
        DisplayFlow::Now now = [] { return QDateTime::currentDateTime(); });
    ~Display() override;

    /// Covers the screen and begins.
    void start();
    [[nodiscard]] DisplayWindow &window() { return m_window; }

private:
    void connectStaff();
    void connectSpeech();
    void connectSystem();
    void updateSound();
    void saveVisits();
    void leave(int exitCode);

    DisplayFlow::Now m_now;
    DisplayWindow m_window;
    std::unique_ptr<VisitLog> m_visits;
    std::unique_ptr<Reader> m_reader;
    std::unique_ptr<ReadAloud> m_readAloud;
    std::unique_ptr<ServiceNotice> m_notice;
    std::unique_ptr<ScreenAwake> m_awake;
    std::unique_ptr<DailyRestart> m_restart;
    BackgroundWork<VisitSummary> m_summing;
    BackgroundWork<DriveSave> m_saving;
    Alarm m_savingSlow; ///< the stick does not answer
    Alarm m_minute;     ///< quiet hours begin and end
};

} // namespace doublets
