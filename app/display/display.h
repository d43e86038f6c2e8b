// SPDX-License-Identifier: MIT
#pragma once

#include "core/background_task.h"
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
class ScreenNarrator;
class Reader;
class ScreenInhibitor;
class ServiceNotifier;
class VisitLog;

/// The museum display: its window and the services around it. These read aloud, count visits, keep
/// the screen on, notify systemd and restart the program daily. A failure of one of them is logged,
/// and the display goes on.
class Display : public QObject
{
    Q_OBJECT

public:
    /// The exit code when the staff quit the program, which must then not be restarted. As cage
    /// does not pass on exit codes, a file "left" in RUNTIME_DIRECTORY says so to the systemd unit.
    static constexpr int QuitExitCode = 79;

    /// `catalogue` and `clock` must outlive this object. `config` must be valid.
    Display(
        const DisplayConfig &config, const Catalogue &catalogue, Clock &clock = Clock::system(),
        DisplayFlow::Now now = [] { return QDateTime::currentDateTime(); });
    ~Display() override;

    /// Covers the screen and starts the attract mode.
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
    std::unique_ptr<ScreenNarrator> m_readAloud;
    std::unique_ptr<ServiceNotifier> m_notice;
    std::unique_ptr<ScreenInhibitor> m_awake;
    std::unique_ptr<DailyRestart> m_restart;
    BackgroundTask<VisitSummary> m_summing;
    BackgroundTask<DriveSave> m_saving;
    Alarm m_savingTimeout;   ///< to report that the stick does not respond
    Alarm m_quietHoursAlarm; ///< to check for quiet hours
};

} // namespace doublets
