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

/// The owner of the display. Applies changes to the configuration file by replacing the display,
/// but not while a visitor or the staff are using the display. While the file has errors, which are
/// logged, the display uses the last version without errors. If there is no such version at the
/// start of the program, this object shows the "Out of order" page instead of the display until the
/// file has been corrected. Also stores the settings that the staff have changed, so that they
/// survive a restart.
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

    /// Reads the configuration file, and shows the display or the "Out of order" page. Call once.
    void start();
    /// Returns the display, or null while the "Out of order" page is shown. The display is deleted
    /// when it is replaced, and when this object is destroyed.
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
