// SPDX-License-Identifier: MIT
#include "core/files/non_utf8_paths.h"
#include "core/system/termination_signals.h"
#include "core/version.h"
#include "desktop/command_line.h"
#include "desktop/desktop_contrast.h"
#include "desktop/desktop_motion.h"
#include "desktop/files/save_choice.h"
#include "desktop/handover.h"
#include "desktop/launch_request_queue.h"
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
#include "table/board/board_view.h"
#include "table/board/first_frame.h"
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

/// Replaces the process by the museum display if requested. Returns the exit status if that fails,
/// nullopt if the display was not requested.
std::optional<int> goOnAsDisplay(int &argc, char **argv)
{
    if (!asksForDisplay({argv + 1, argv + argc})) {
        return std::nullopt;
    }
    const QCoreApplication application(argc, argv);
    installTranslator(QString());
    return startDisplay(QCoreApplication::arguments());
}

/// The result of the part of the start that needs no display server.
struct Beginning
{
    CommandLine line;
    /// Null if no window is requested, or if a running instance has accepted the arguments.
    std::unique_ptr<SaveChoice> save;
};

/// Returns null if a running instance has accepted the arguments.
std::unique_ptr<SaveChoice> chooseSave(const QString &dataFolder)
{
    auto save = std::make_unique<SaveChoice>(dataFolder);
    const StartGuard otherStart(SaveSlot::markPath(dataFolder, SaveSlot::First));
    const bool handedOver =
        save->isRunning() &&
        handOver(dataFolder, QCoreApplication::arguments(),
                 otherStart.isUnderWay() ? PatienceWithStart : PatienceWithInstance);
    return handedOver ? nullptr : std::move(save);
}

Beginning prepare(int &argc, char **argv, const Catalogue &catalogue)
{
    const QCoreApplication application(argc, argv);
    installTranslator(QString());
    Beginning beginning{readCommandLine(QCoreApplication::arguments(), catalogue), nullptr};
    if (beginning.line.wants == CommandLine::Wants::Window) {
        HungServices services; // they answer while waiting for another instance
        beginning.save = chooseSave(Session::defaultDataFolder());
        services.disable();
    }
    return beginning;
}

void begin(Session &session, const CommandLine &line)
{
    if (const auto wanted = applyGameRequest(line, session)) {
        session.start(*wanted);
    } else {
        session.start();
    }
}

void followFirstFrame(MainWindow &window, const StartGuard &guard)
{
    auto *frame = new FirstFrame(window.board()); // owned by the board
    QObject::connect(frame, &FirstFrame::firstFrameShown, &window, [&guard] { guard.reach(); });
    if (const QSize size = FirstFrame::measured(); !size.isEmpty()) {
        window.setWindowState(Qt::WindowNoState);
        window.resize(size);
        frame->printProgress();
    }
}

int run(QApplication &application, const CommandLine &line, SaveChoice &save,
        const Catalogue &catalogue, TerminationSignals &signals)
{
    signals.startWatching();
    const QString dataFolder = Session::defaultDataFolder();
    Settings settings(Settings::defaultPath(), catalogue);
    const QString wanted = line.language.isEmpty() ? settings.language.value() : line.language;
    installTranslator(wanted == u"system"_s ? QString() : wanted);
    const auto slot = save.take(&DesktopDialogs::mayTakeGame);
    if (signals.hasReceivedSignal()) {
        return EXIT_SUCCESS; // the user quit while the question was open
    }
    std::optional<Receiver> receiver;
    if (slot->number() == SaveSlot::First) {
        receiver.emplace(dataFolder, catalogue);
    }
    const DesktopWatch desktop;
    SystemMotion motion(desktop);
    connectToDesktop(settings, motion);
    WindowContrast contrast(application, settings);
    SystemContrast contrastWanted(desktop);
    connectToDesktop(settings, contrast, contrastWanted);

    const StartGuard guard(SaveSlot::markPath(dataFolder, slot->number()));
    guard.begin();
    Session session(catalogue, settings, dataFolder, slot->number());
    Match match(session);
    std::vector<Error> early; // errors that occur before the window exists
    const auto noting = QObject::connect(&session, &Session::errorOccurred,
                                         [&early](const Error &error) { early.push_back(error); });
    const bool aside = guard.didLastStartFail() && session.setKeptGameAside();
    begin(session, line);
    QObject::disconnect(noting);

    DesktopDialogs dialogs;
    MainWindow window(match, session, dialogs);
    window.board().setPictureStore(PictureCache(PictureCache::defaultFolder()));
    for (const Error &error : early) {
        window.showError(error);
    }
    if (aside) {
        window.reportGameSetAside();
    }
    if (!line.file.isEmpty()) {
        window.openFile(QFileInfo(line.file).absoluteFilePath());
    }
    followFirstFrame(window, guard);
    LaunchRequestQueue visits(window, session);
    if (receiver) {
        QObject::connect(&*receiver, &Receiver::requestReceived, &visits, &LaunchRequestQueue::add);
    }
    signals.startWatching([&window] { window.close(); }); // closing the window stores its layout
    window.show();
    welcome(window, line);
    const int status = QApplication::exec();
    guard.reach();
    if (slot->number() != SaveSlot::First) {
        session.releaseGame();
    }
    return status;
}

} // namespace

int main(int argc, char *argv[])
{
    openNonUtf8Arguments(argc, argv);
    nameApplication();
    if (const auto status = goOnAsDisplay(argc, argv)) {
        return *status;
    }
    const auto catalogue = Catalogue::builtIn();
    if (!catalogue) {
        QTextStream(stderr) << errorText(catalogue.error()) << Qt::endl;
        return EXIT_FAILURE;
    }
    TerminationSignals signals;
    const auto [line, save] = prepare(argc, argv, catalogue.value());
    if (line.wants == CommandLine::Wants::Answer) {
        QTextStream(stdout) << line.message;
        return EXIT_SUCCESS;
    }
    if (line.wants == CommandLine::Wants::Nothing) {
        QTextStream(stderr) << u"doublets: "_s << line.message << Qt::endl;
        return BadArguments;
    }
    if (!save) {
        return EXIT_SUCCESS;
    }
    QApplication application(argc, argv);
    QApplication::setWindowIcon(QIcon(u":/icons/doublets.svg"_s));
    return run(application, line, *save, catalogue.value(), signals);
}
