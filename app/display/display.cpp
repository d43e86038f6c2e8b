// SPDX-License-Identifier: MIT
#include "display/display.h"

#include "core/version.h"
#include "display/config/display_warnings.h"
#include "display/config/opening_hours.h"
#include "display/display_log.h"
#include "display/screens/play_strip.h"
#include "display/speech/screen_narrator.h"
#include "display/speech/speech_reader.h"
#include "display/staff/staff_access.h"
#include "display/staff/staff_page.h"
#include "display/system/daily_restart.h"
#include "display/system/heartbeat.h"
#include "display/system/screen_inhibitor.h"
#include "display/system/service_notifier.h"
#include "panels/speech/announcer.h"
#include "table/board/board_view.h"
#include "table/board/first_frame_watcher.h"
#include "table/pictures/picture_cache.h"
#include "text/error_text.h"
#include "visits/visit_log.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QScreen>

#include <utility>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

constexpr std::chrono::seconds SaveTimeout{20};

} // namespace

Q_LOGGING_CATEGORY(lcDisplay, "doublets.display")

void logWarning(const QString &line)
{
    qCWarning(lcDisplay, "%s", qUtf8Printable(line));
}

Display::Display(const DisplayConfig &config, const Catalogue &catalogue, Scheduler &scheduler,
                 DisplayFlow::CurrentTime now)
    : Display(config, catalogue, scheduler, std::move(now), std::make_unique<SpeechReader>())
{
}

Display::Display(const DisplayConfig &config, const Catalogue &catalogue, Scheduler &scheduler,
                 DisplayFlow::CurrentTime now, std::unique_ptr<SpeechReader> reader)
    : m_now(std::move(now))
    , m_catalogue(catalogue)
    , m_scheduler(scheduler)
    , m_window(config, catalogue, scheduler, m_now)
    , m_visitLog(
          std::make_unique<VisitLog>(config.areVisitsCounted ? config.statisticsFile : QString()))
    , m_reader(std::move(reader))
    , m_serviceNotifier(std::make_unique<ServiceNotifier>(scheduler))
    , m_screenInhibitor(std::make_unique<ScreenInhibitor>())
    , m_summaryTask({.resultReady =
                         [this](const VisitSummary &summary) {
                             m_window.staffAccess().page().showVisits(summary);
                         }})
    , m_saveTask({.resultReady =
                      [this](const DriveSaveResult &save) {
                          m_saveTimeout.stop();
                          m_window.staffAccess().page().showMessage(
                              [save] { return driveSaveText(save); });
                      }})
    , m_saveTimeout(scheduler,
                    [this] {
                        m_window.staffAccess().page().showMessage([] {
                            return tr("Still saving: the USB stick is slow or not responding.");
                        });
                    })
    , m_quietHoursAlarm(scheduler, [this] { updateSound(); })
{
    m_window.setPictureCache(PictureCache(PictureCache::defaultFolder()));
    connect(m_visitLog.get(), &VisitLog::errorOccurred, this, [this](const Error &error) {
        logWarning(errorText(error));
        if (error.code != ErrorCode::Quarantined) { // counting continues in a new file
            m_countingError = errorText(error);
            m_window.staffAccess().page().setCountingError(error);
        }
    });
    connect(m_visitLog.get(), &VisitLog::errorResolved, this, [this] {
        m_countingError.clear();
        m_window.staffAccess().page().setCountingError(std::nullopt);
    });
    connect(&m_window.flow(), &DisplayFlow::visitEnded, m_visitLog.get(), &VisitLog::add);
    // On SIGTERM, too. The destructor of the log waits until the visit has been written.
    connect(qApp, &QCoreApplication::aboutToQuit, &m_window.flow(), &DisplayFlow::endVisit);
    connectStaffAccess();
    connectSpeech();
    connectSystemServices();
    const DisplayFlow &flow = m_window.flow();
    m_dailyRestart = std::make_unique<DailyRestart>(
        DailyRestart::Schedule{
            .nextRestart =
                [this](const QDateTime &after) {
                    return std::optional(opening_hours::nextRestart(
                        m_window.config().openingHours, after, m_window.config().holidays));
                },
            .isBusy = [&flow] { return flow.hasVisitor(); },
            .currentTime = m_now,
        },
        scheduler);
}

Display::~Display() = default;

void Display::startHeartbeat()
{
    const DisplayConfig &config = m_window.config();
    if (config.heartbeatFile.isEmpty()) {
        return;
    }
    m_heartbeat = std::make_unique<Heartbeat>(
        config.heartbeatFile, config.heartbeatInterval, [this] { return status(); }, m_scheduler);
    connect(m_heartbeat.get(), &Heartbeat::errorOccurred, this,
            [](const Error &error) { logWarning(errorText(error)); });
    connect(qApp, &QCoreApplication::aboutToQuit, this, [this] {
        m_isStopping = true;
        m_heartbeat->writeNow();
    });
}

QByteArray Display::status() const
{
    const DisplayFlow &flow = m_window.flow();
    QString state = flow.hasVisitor() ? u"visit"_s : u"attract"_s;
    if (m_isStopping) {
        state = u"stopped"_s;
    } else if (flow.screen() == DisplayFlow::Screen::Closed) {
        state = flow.isClosedByStaff() ? u"closed by staff"_s : u"closed"_s;
    }
    QJsonObject object{{u"time"_s, m_now().toUTC().toString(Qt::ISODate)},
                       {u"version"_s, version()},
                       {u"pid"_s, QCoreApplication::applicationPid()},
                       {u"state"_s, state}};
    if (m_window.config().areVisitsCounted) {
        object[u"counting"_s] = m_countingError.isEmpty() ? u"ok"_s : m_countingError;
    }
    return QJsonDocument(object).toJson();
}

void Display::connectStaffAccess()
{
    const StaffPage &page = m_window.staffAccess().page();
    connect(&page, &StaffPage::settingsChanged, this, &Display::updateSound);
    connect(&page, &StaffPage::visitsSaveRequested, this, &Display::saveVisits);
    connect(&page, &StaffPage::visitsRequested, this, [this] {
        const QDate today = m_now().date();
        m_summaryTask.start([path = m_visitLog->path(), today](TaskPromise<VisitSummary> &report) {
            constexpr int Days = 60;
            if (const auto summary = summariseVisits(path, {today.addDays(1 - Days), today})) {
                report.deliver(summary.value());
            }
        });
    });
    connect(&page, &StaffPage::restartRequested, this, [this] { quit(DailyRestart::ExitCode); });
    connect(&page, &StaffPage::quitRequested, this, [this] { quit(QuitExitCode); });
}

void Display::connectSpeech()
{
    const auto updateLanguage = [this] {
        if (m_window.flow().hasVisitor()) { // the attract mode, which is silent, has many
            m_reader->setLanguage(m_window.flow().language());
        }
    };
    connect(&m_window.flow(), &DisplayFlow::languageChanged, this, updateLanguage);
    connect(&m_window.flow(), &DisplayFlow::screenChanged, this, updateLanguage);
    m_narrator = std::make_unique<ScreenNarrator>(*m_reader, m_window, m_window.announcer());
    connect(&m_window, &DisplayWindow::speechRequested, this, [this](bool on) {
        m_narrator->setEnabled(on);
        m_narrator->readScreen(m_window.spokenText());
    });
    // Connected after the window, which therefore shows the screen or the explanation first.
    const auto readScreen = [this] { m_narrator->readScreen(m_window.spokenText()); };
    connect(&m_window.flow(), &DisplayFlow::screenChanged, m_narrator.get(), readScreen);
    connect(&m_window.playStrip(), &PlayStrip::explanationRequested, m_narrator.get(), readScreen);
    connect(m_narrator.get(), &ScreenNarrator::enabledChanged, this, [this](bool enabled) {
        m_window.setSpeechChecked(enabled);
        if (enabled) {
            m_window.flow().recordAid(&VisitUse::readAloud);
        }
    });
    // Reading aloud is off again for the next visitor.
    connect(&m_window.flow(), &DisplayFlow::openStateReported, m_narrator.get(),
            [this] { m_narrator->setEnabled(false); });
    connect(m_reader.get(), &SpeechReader::availabilityChanged, this, [this] {
        m_window.setSpeechButtonVisible(m_reader->isAvailable());
        logSpeechError();
    });
    // Availability does not change if the first search finds no engine.
    connect(m_reader.get(), &SpeechReader::engineStatusChanged, this, &Display::logSpeechError);
}

/// Logs why texts cannot be read aloud, if the reason has changed.
void Display::logSpeechError()
{
    const QString reason = m_reader->unavailableReason();
    if (std::exchange(m_loggedSpeechError, reason) != reason && !reason.isEmpty()) {
        logWarning(reason);
    }
}

void Display::connectSystemServices()
{
    m_serviceNotifier->startWatchdog(m_window);
    auto *frame = new FirstFrameWatcher(m_window.board()); // owned by the board
    if (!FirstFrameWatcher::requestedWindowSize().isEmpty()) {
        frame->printProgress();
    }
    connect(frame, &FirstFrameWatcher::firstFrameShown, m_serviceNotifier.get(),
            &ServiceNotifier::notifyReady);
    connect(frame, &FirstFrameWatcher::firstFrameShown, this, [this] {
        m_reader->setLanguage(m_window.flow().language());
        if (m_window.config().isSpeechOffered) {
            m_reader->findEngine();
        }
    });
    connect(&m_window.flow(), &DisplayFlow::openStateReported, m_screenInhibitor.get(),
            &ScreenInhibitor::setInhibited);
}

void Display::start()
{
    for (const QString &warning : warningsFor(m_window.config())) {
        logWarning(warning);
    }
    m_window.coverScreen();
    const QSize size = m_window.screen()->size();
    const bool portrait = m_window.config().orientation == DisplayConfig::Orientation::Portrait;
    if (portrait != (size.height() > size.width())) {
        logWarning(
            tr("The screen is %1 × %2, which does not match the rotation in the configuration. "
               "Correct the rotation there, or turn the screen.")
                .arg(QString::number(size.width()), QString::number(size.height())));
    }
    m_window.start();
    updateSound();
    startHeartbeat();
}

void Display::setConfigErrors(const DisplayConfigErrors &errors)
{
    m_window.staffAccess().page().setConfigErrors(errors);
    m_serviceNotifier->notifyStatus(errors.empty() ? QString() : errorText(errors.front()));
}

void Display::updateSound()
{
    const DisplayConfig &config = m_window.config();
    const bool quiet = config.quietHours && opening_hours::isWithin(*config.quietHours, m_now());
    m_window.setMuted(quiet);
    m_reader->setVolume(quiet ? 0 : config.volume);
    m_quietHoursAlarm.start(std::chrono::minutes(1));
}

void Display::saveVisits()
{
    m_window.staffAccess().page().showMessage([] { return tr("Saving…"); });
    m_saveTimeout.start(SaveTimeout);
    const QDate today = m_now().date();
    const QDate knownDay = m_window.config().isPlausibleDay(today) ? today : QDate();
    // In the background, as a stick that does not respond delays even the search for it.
    m_saveTask.start([visits = m_visitLog->path(), day = knownDay,
                      &catalogue = m_catalogue](TaskPromise<DriveSaveResult> &report) {
        report.deliver(saveVisitsToDrive(visits, day, catalogue));
    });
}

void Display::quit(int exitCode)
{
    const QString folder = qEnvironmentVariable("RUNTIME_DIRECTORY");
    if (exitCode == QuitExitCode && !folder.isEmpty()) {
        QFile left(folder + u"/left"_s);
        if (!left.open(QIODevice::WriteOnly)) {
            logWarning(left.errorString());
        }
    }
    m_serviceNotifier->notifyStopping();
    m_window.forceClose();
    QCoreApplication::exit(exitCode);
}

} // namespace doublets
