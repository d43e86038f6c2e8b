// SPDX-License-Identifier: MIT
#include "display/display_host.h"

#include "display/config/staff_settings.h"
#include "display/display.h"
#include "display/display_log.h"
#include "display/screens/out_of_order_page.h"
#include "display/staff/staff_access.h"
#include "display/staff/staff_page.h"
#include "display/system/service_notifier.h"
#include "language/language.h"
#include "text/error_text.h"
#include "visits/build_date.h"

#include <QCoreApplication>

#include <utility>

using namespace Qt::StringLiterals;

namespace doublets {

DisplayHost::DisplayHost(ConfigSource source, QString dataFolder, const Catalogue &catalogue,
                         Scheduler &scheduler)
    : m_source(std::move(source))
    , m_dataFolder(std::move(dataFolder))
    , m_catalogue(catalogue)
    , m_scheduler(scheduler)
    , m_checkAlarm(scheduler, [this] { checkFile(); })
{
}

DisplayHost::~DisplayHost() = default;

void DisplayHost::start()
{
    m_reading = m_source.read();
    logErrors();
    apply();
    m_checkAlarm.start(CheckInterval);
}

void DisplayHost::checkFile()
{
    if (m_source.hasChanged()) {
        m_reading = m_source.read();
        logErrors();
        if (m_display) {
            m_display->setConfigErrors(m_reading.errors); // even during a visit
        } else if (!m_reading.errors.empty()) {
            m_notifier->notifyStatus(errorText(m_reading.errors.front()));
        }
    }
    if (!isBusy()) {
        apply();
    }
    m_checkAlarm.start(CheckInterval);
}

/// Returns whether a visitor or the staff are using the display.
bool DisplayHost::isBusy() const
{
    return m_display &&
           (m_display->window().flow().hasVisitor() || m_display->window().staffAccess().isOpen());
}

/// Shows what the last reading of the file requires, unless it is shown already. A running display
/// stays if the file has errors and no version without them is known.
void DisplayHost::apply()
{
    if (m_reading.config && m_reading.config != m_shownConfig) {
        showDisplay();
    } else if (!m_reading.config && !m_display && !m_page) {
        showOutOfOrder();
    }
}

void DisplayHost::showDisplay()
{
    m_shownConfig = m_reading.config;
    DisplayConfig config = *m_shownConfig;
    config.earliestDay = buildDate();
    config.wrongCodesFile = m_dataFolder + u"/wrong-codes"_s;
    const StaffSettings settings =
        readStaffSettings(staffSettingsFile(), staffSettingsOf(*m_shownConfig));
    applyStaffSettings(settings, config);
    installTranslator(config.languages.constFirst());
    auto display = std::make_unique<Display>(config, m_catalogue, m_scheduler);
    display->setConfigErrors(m_reading.errors);
    display->window().staffAccess().setConfigFile(m_source.path());
    if (settings.isClosed) {
        display->window().flow().setClosedByStaff(true);
        display->window().staffAccess().setDisplayClosed(true);
    }
    display->start();
    if (m_display || m_page) {
        qCInfo(lcDisplay, "%s", qUtf8Printable(tr("The changed configuration is in use.")));
        // Covers the screen before the old window closes.
        QCoreApplication::processEvents(QEventLoop::ExcludeUserInputEvents);
    }
    m_display = std::move(display);
    m_page.reset();
    m_notifier.reset();
    keepStaffSettings();
}

void DisplayHost::keepStaffSettings()
{
    const StaffPage &page = m_display->window().staffAccess().page();
    connect(&page, &StaffPage::settingsChanged, this,
            [this] { saveStaffSettings(m_display->window().flow().isClosedByStaff()); });
    connect(&page, &StaffPage::closingRequested, this, &DisplayHost::saveStaffSettings);
}

void DisplayHost::saveStaffSettings(bool isClosed) const
{
    StaffSettings settings = staffSettingsOf(m_display->window().config());
    settings.isClosed = isClosed;
    if (const auto error =
            writeStaffSettings(staffSettingsFile(), settings, staffSettingsOf(*m_shownConfig))) {
        logWarning(errorText(*error));
    }
}

QString DisplayHost::staffSettingsFile() const
{
    return m_dataFolder + u"/staff-settings"_s;
}

void DisplayHost::showOutOfOrder()
{
    m_page = std::make_unique<OutOfOrderPage>(languages());
    m_notifier = std::make_unique<ServiceNotifier>(m_scheduler);
    m_notifier->startWatchdog(*m_page);
    m_notifier->notifyStatus(errorText(m_reading.errors.front()));
    connect(m_page.get(), &OutOfOrderPage::firstFrameShown, m_notifier.get(),
            &ServiceNotifier::notifyReady);
    m_page->showFullScreen();
}

void DisplayHost::logErrors() const
{
    for (const Error &error : m_reading.errors) {
        logWarning(errorText(error));
    }
    if (!m_reading.errors.empty() && m_reading.config) {
        logWarning(tr("The last version of the configuration file without errors is used."));
    }
}

} // namespace doublets
