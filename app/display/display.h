// SPDX-License-Identifier: MIT
#pragma once

#include "core/background_task.h"
#include "core/error.h"
#include "display/config/display_config_reader.h"
#include "display/staff/drive_save.h"
#include "display/window/display_window.h"
#include "match/scheduler.h"
#include "visits/visit_summary.h"

#include <QObject>

#include <memory>
#include <optional>

namespace doublets {

class Catalogue;
class DailyRestart;
class Heartbeat;
class ScreenNarrator;
class SpeechReader;
class ScreenInhibitor;
class ServiceNotifier;
class VisitLog;

/// The museum display: its window, and the services that read texts aloud, count visits, keep the
/// screen on, notify systemd and restart the program daily. If a service fails, the failure is
/// logged and the rest of the display continues to work.
class Display : public QObject
{
    Q_OBJECT

public:
    /// The exit code after the staff have quit the program. The program must then not be restarted.
    /// Since Cage, the Wayland compositor that usually starts the display, discards exit codes, the
    /// display also creates a file named "left" in RUNTIME_DIRECTORY, which the systemd unit
    /// checks.
    static constexpr int QuitExitCode = 79;

    /// `catalogue` and `scheduler` must outlive this object. `config` must be valid, as returned by
    /// readDisplayConfig(). `now` returns the current time.
    Display(
        const DisplayConfig &config, const Catalogue &catalogue,
        Scheduler &scheduler = Scheduler::system(),
        DisplayFlow::CurrentTime now = [] { return QDateTime::currentDateTime(); });
    /// Creates a display that reads texts aloud with `reader`, which must not be null.
    Display(const DisplayConfig &config, const Catalogue &catalogue, Scheduler &scheduler,
            DisplayFlow::CurrentTime now, std::unique_ptr<SpeechReader> reader);
    /// Blocks until all visits have been written or have failed to be written, and until saving to
    /// a USB stick, if under way, has ended.
    ~Display() override;

    /// Logs warnings about the machine, covers the screen, and shows the attract mode (see
    /// AttractMode) or, outside the opening hours, the closed screen. Call once.
    void start();
    /// Informs the staff, and systemd, of the errors in the configuration file, which is therefore
    /// not in use. An empty list removes the message.
    void setConfigErrors(const DisplayConfigErrors &errors);
    [[nodiscard]] DisplayWindow &window() { return m_window; }

private:
    void connectStaffAccess();
    void connectSpeech();
    void logSpeechError();
    void connectSystemServices();
    void startHeartbeat();
    /// Returns the contents of the heartbeat file.
    [[nodiscard]] QByteArray status() const;
    void updateSound();
    void saveVisits();
    void quit(int exitCode);

    DisplayFlow::CurrentTime m_now;
    const Catalogue &m_catalogue;
    Scheduler &m_scheduler;
    DisplayWindow m_window;
    std::unique_ptr<VisitLog> m_visitLog;
    std::unique_ptr<SpeechReader> m_reader;
    std::unique_ptr<ScreenNarrator> m_narrator;
    std::unique_ptr<ServiceNotifier> m_serviceNotifier;
    std::unique_ptr<ScreenInhibitor> m_screenInhibitor;
    std::unique_ptr<DailyRestart> m_dailyRestart;
    QString m_loggedSpeechError; ///< the reason that was logged last; empty if reading is possible
    std::unique_ptr<Heartbeat> m_heartbeat; ///< null unless it is configured
    QString m_countingError;                ///< why visits cannot be counted; empty if they can
    bool m_isStopping = false;
    BackgroundTask<VisitSummary> m_summaryTask;
    BackgroundTask<DriveSaveResult> m_saveTask;
    Alarm m_saveTimeout;     ///< goes off if the USB stick does not respond
    Alarm m_quietHoursAlarm; ///< goes off to check for quiet hours
};

} // namespace doublets
