// SPDX-License-Identifier: MIT
#pragma once

#include "display/config/config_source.h"
#include "match/scheduler.h"

#include <QObject>

#include <memory>

namespace doublets {

class Display;
class OutOfOrderPage;
class ServiceNotifier;

/// The owner of the display. Applies changes of the configuration file between visits, by replacing
/// the display. While the file has errors, the display uses the last version without errors; if
/// there is none, shows the "Out of order" page until the file has been corrected. Logs the errors.
/// Keeps the settings of the staff page in a file, so that they survive a restart.
class DisplayHost : public QObject
{
    Q_OBJECT

public:
    /// The interval at which the configuration file is checked for changes.
    static constexpr std::chrono::seconds CheckInterval{2};

    /// The display stores its state in `dataFolder`. `catalogue` and `scheduler` must outlive this
    /// object.
    DisplayHost(ConfigSource source, QString dataFolder, const Catalogue &catalogue,
                Scheduler &scheduler = Scheduler::system());
    ~DisplayHost() override;

    /// Reads the configuration file, and shows the display or the page. Call once.
    void start();
    /// Returns the display, or null while the "Out of order" page is shown.
    [[nodiscard]] Display *display() const { return m_display.get(); }

private:
    void checkFile();
    [[nodiscard]] bool isBusy() const;
    void apply();
    void showDisplay();
    void showOutOfOrder();
    void keepStaffSettings();
    void saveStaffSettings(bool isClosed) const;
    void logErrors() const;
    [[nodiscard]] QString staffSettingsFile() const;

    ConfigSource m_source;
    QString m_dataFolder;
    const Catalogue &m_catalogue;
    Scheduler &m_scheduler;
    ConfigReading m_reading;
    std::optional<DisplayConfig> m_shownConfig; ///< the configuration of the display
    std::unique_ptr<Display> m_display;
    std::unique_ptr<OutOfOrderPage> m_page;      ///< null while the display is shown
    std::unique_ptr<ServiceNotifier> m_notifier; ///< null while the display is shown
    Alarm m_checkAlarm;
};

} // namespace doublets
