// SPDX-License-Identifier: MIT
#include "core/platform/console.h"
#include "core/platform/exec_program.h"
#include "core/platform/non_utf8_paths.h"
#include "core/platform/system_error.h"
#include "core/platform/termination_signals.h"
#include "core/version.h"
#include "desktop/command_line.h"
#include "desktop/files/save_slot_chooser.h"
#include "desktop/handover.h"
#include "desktop/high_contrast_preference.h"
#include "desktop/launch_request_queue.h"
#include "desktop/reduced_motion_preference.h"
#include "desktop/start_display.h"
#include "desktop/window/desktop_dialogs.h"
#include "desktop/window/main_window.h"
#include "language/language.h"
#include "match/match.h"
#include "match/session/save_slot.h"
#include "match/session/start_guard.h"
#include "match/settings/settings.h"
#include "panels/theme/window_contrast.h"
#include "services/hung_services.h"
#include "services/late_accessibility.h"
#include "table/board/board_view.h"
#include "table/board/first_frame_watcher.h"
#include "table/pictures/picture_cache.h"
#include "text/error_text.h"

#include <QApplication>
#include <QFileInfo>
#include <QIcon>
#include <QTextStream>

#include <chrono>
#include <memory>
#include <optional>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

using namespace doublets;

namespace {

constexpr int BadArguments = 2;
constexpr auto PatienceWithInstance = 700ms;
constexpr auto PatienceWithStart = 3s; ///< the instance answers once its window has been created

void nameApplication()
{
    QCoreApplication::setApplicationName(u"doublets"_s);
    QCoreApplication::setApplicationVersion(version());
    QGuiApplication::setDesktopFileName(u"org.doublets.doublets"_s);
}

/// Replaces the process with the museum display if requested. Returns the exit status if that
/// fails, or nullopt if the display was not requested.
std::optional<int> runAsDisplay(int &argc, char **argv)
{
    if (!requestsDisplay({argv + 1, argv + argc})) {
        return std::nullopt;
    }
    const QCoreApplication application(argc, argv);
    installTranslator(QString());
    return execDisplay(QCoreApplication::arguments());
}

/// The result of the part of the start that needs no display server.
struct Beginning
{
    QStringList arguments; ///< all, including those that QApplication removes
    CommandLine line;
    /// Null if no window is requested, or if a running instance has accepted the arguments.
    std::unique_ptr<SaveSlotChooser> save;
    BusAddresses lateBuses; ///< for LateAccessibility
};

/// Returns null if a running instance has accepted the arguments.
std::unique_ptr<SaveSlotChooser> chooseSave(const QString &dataFolder)
{
    auto save = std::make_unique<SaveSlotChooser>(dataFolder);
    const StartGuard otherStart(SaveSlot::startMarkerPath(dataFolder, SaveSlot::First));
    const bool handedOver =
        save->isFirstSlotHeldLocally() &&
        handOver(dataFolder, QCoreApplication::arguments(),
                 otherStart.mayBeUnderWay() ? PatienceWithStart : PatienceWithInstance);
    return handedOver ? nullptr : std::move(save);
}

Beginning prepare(int &argc, char **argv, const Catalogue &catalogue)
{
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    const QString language = requestedLanguage(arguments);
    if (language.isEmpty() || installTranslator(language).isEmpty()) {
        installTranslator(QString());
    }
    Beginning beginning{arguments, readCommandLine(arguments, catalogue), nullptr, {}};
    if (beginning.line.outcome == CommandLine::Outcome::ShowWindow) {
        HungServices services; // runs in the background while waiting for another instance
        beginning.save = chooseSave(Session::defaultDataFolder());
        beginning.lateBuses = services.disable();
    }
    return beginning;
}

/// Begins or resumes a game, after setting aside a game with which the program failed to start.
/// Appends errors to `errors`, because there is no window yet.
PreviousGame beginSession(Session &session, const CommandLine &line, const StartGuard &guard,
                          std::vector<Error> &errors)
{
    const auto connection =
        QObject::connect(&session, &Session::errorOccurred,
                         [&errors](const Error &error) { errors.push_back(error); });
    const PreviousGame kept =
        guard.didLastStartFail() ? session.setPreviousGameAside() : PreviousGame::None;
    if (const auto wanted = prepareRequestedGame(line, session)) {
        session.start(*wanted);
    } else {
        session.start();
    }
    QObject::disconnect(connection);
    return kept;
}

void followFirstFrame(MainWindow &window, const StartGuard &guard)
{
    auto *frame = new FirstFrameWatcher(window.board()); // owned by the board
    QObject::connect(frame, &FirstFrameWatcher::firstFrameShown, &window,
                     [&guard] { guard.finish(); });
    if (const QSize size = FirstFrameWatcher::requestedWindowSize(); !size.isEmpty()) {
        window.setWindowState(Qt::WindowNoState);
        window.resize(size);
        frame->printProgress();
    }
}

/// Replaces this process with a new instance of the program, which can use the accessibility bus.
/// Returns the exit status if that fails.
int startAgain(const QStringList &arguments, const BusAddresses &lateBuses)
{
    HungServices::prepareRestart(lateBuses);
    const int error = execProgram(QCoreApplication::applicationFilePath(), arguments);
    QTextStream(stderr) << u"doublets: "_s << platform::errnoText(error) << Qt::endl;
    return EXIT_FAILURE;
}

/// Shows the window until it is closed. Returns the exit status, or nullopt if the window has been
/// closed to let the program start again.
std::optional<int> run(QApplication &application, const CommandLine &line, SaveSlotChooser &save,
                       const Catalogue &catalogue, TerminationSignals &signals,
                       const LateAccessibility &accessibility)
{
    signals.startWatching();
    const QString dataFolder = Session::defaultDataFolder();
    Settings settings(Settings::defaultPath(), catalogue);
    const QString wanted = line.language.isEmpty() ? settings.language.value() : line.language;
    installTranslator(wanted == u"system"_s ? QString() : wanted);
    const auto slot = save.chooseSlot(&DesktopDialogs::confirmTakeover);
    if (signals.hasReceivedSignal()) {
        return EXIT_SUCCESS; // the user quit while the question was open
    }
    std::optional<LaunchRequestReceiver> receiver;
    if (slot->number() == SaveSlot::First) {
        receiver.emplace(dataFolder, catalogue);
    }
    const DesktopSettingsWatcher desktop;
    ReducedMotionPreference reducedMotion(desktop);
    bindReducedMotion(settings, reducedMotion);
    WindowContrast contrast(application, settings);
    HighContrastPreference highContrast(desktop);
    bindHighContrast(settings, contrast, highContrast);

    const StartGuard guard(SaveSlot::startMarkerPath(dataFolder, slot->number()));
    guard.begin();
    Session session(catalogue, settings, dataFolder, slot->number());
    Match match(session);
    std::vector<Error> early;
    const PreviousGame kept = beginSession(session, line, guard, early);

    DesktopDialogs dialogs(&settings);
    MainWindow window(match, session, dialogs);
    for (const Error &error : early) {
        window.showError(error);
    }
    window.reportPreviousGame(kept);
    if (!line.file.isEmpty()) {
        window.openFile(QFileInfo(line.file).absoluteFilePath());
    }
    followFirstFrame(window, guard);
    // Prefetches pictures of the layout, which depends on the window's size.
    window.setPictureCache(PictureCache(PictureCache::defaultFolder()));
    LaunchRequestQueue requestQueue(window, session);
    if (receiver) {
        QObject::connect(&*receiver, &LaunchRequestReceiver::requestReceived, &requestQueue,
                         &LaunchRequestQueue::add);
    }
    // Closing the window stores its layout.
    signals.startWatching([&window] { window.closeUnconditionally(); });
    bool startsAgain = false;
    QObject::connect(&accessibility, &LateAccessibility::restartPossible, &window, [&] {
        startsAgain = true;
        window.closeUnconditionally(); // the user has done nothing that could be lost
    });
    window.show();
    showInitialScreen(window, line);
    const int status = QApplication::exec();
    guard.finish();
    if (slot->number() != SaveSlot::First) {
        session.moveGameToUnfinished();
    }
    return startsAgain ? std::nullopt : std::optional(status);
}

} // namespace

int main(int argc, char *argv[])
{
    openNonUtf8Arguments(argc, argv);
    nameApplication();
    if (const auto status = runAsDisplay(argc, argv)) {
        return *status;
    }
    const auto catalogue = Catalogue::builtIn();
    if (!catalogue) {
        QTextStream(stderr) << errorText(catalogue.error()) << Qt::endl;
        return EXIT_FAILURE;
    }
    TerminationSignals signals;
    const auto [arguments, line, save, lateBuses] = prepare(argc, argv, catalogue.value());
    if (line.outcome != CommandLine::Outcome::ShowWindow) {
        platform::initializeConsole();
    }
    if (line.outcome == CommandLine::Outcome::PrintMessage) {
        QTextStream(stdout) << line.message;
        return EXIT_SUCCESS;
    }
    if (line.outcome == CommandLine::Outcome::Invalid) {
        QTextStream(stderr) << u"doublets: "_s << line.message << Qt::endl;
        return BadArguments;
    }
    if (!save) {
        return EXIT_SUCCESS;
    }
    QApplication application(argc, argv);
    const LateAccessibility accessibility(lateBuses);
    QApplication::setWindowIcon(QIcon(u":/icons/doublets.svg"_s));
    const auto status = run(application, line, *save, catalogue.value(), signals, accessibility);
    return status ? *status : startAgain(arguments, lateBuses);
}
