// SPDX-License-Identifier: MIT
#include "app/board/board_view.h"
#include "app/desktop/command_line.h"
#include "app/desktop/first_frame.h"
#include "app/language/language.h"
#include "app/pictures/picture_store.h"
#include "app/session/session.h"
#include "app/settings/desktop_motion.h"
#include "app/settings/settings.h"
#include "app/text/error_text.h"
#include "app/window/desktop_dialogs.h"
#include "app/window/look.h"
#include "app/window/main_window.h"

#include <QApplication>
#include <QIcon>
#include <QTextStream>

using namespace doublets;

namespace {

constexpr int BadArguments = 2;

void nameApplication()
{
    QCoreApplication::setApplicationName(u"doublets"_qs);
    QCoreApplication::setApplicationVersion(QStringLiteral(DOUBLETS_VERSION));
    QGuiApplication::setDesktopFileName(u"org.doublets.doublets"_qs);
}

/// Arguments are judged before there is a window, and where there is no display to show one.
CommandLine readArguments(int &argc, char **argv, const Catalogue &catalogue)
{
    const QCoreApplication application(argc, argv);
    installTranslator(QString());
    return readCommandLine(QCoreApplication::arguments(), catalogue);
}

void begin(Session &session, const CommandLine &line)
{
    if (line.ruleSet.isEmpty() && line.seed.isEmpty()) {
        session.start();
        return;
    }
    if (!line.ruleSet.isEmpty()) {
        session.settings().ruleSet.set(line.ruleSet);
    }
    NewGame wanted = session.newGameAsSet();
    if (!line.seed.isEmpty()) {
        wanted.dice = DiceOrigin::Seeded;
        wanted.seed = line.seed;
    }
    session.start(wanted);
}

int run(QApplication &application, const CommandLine &line, const Catalogue &catalogue)
{
    Settings settings(Settings::usualPath(), catalogue);
    SystemMotion desktop;
    followDesktop(settings, desktop);
    const QString wanted = line.language.isEmpty() ? settings.language.value() : line.language;
    installTranslator(wanted == u"system"_qs ? QString() : wanted);
    look::apply(application);

    Session session(catalogue, settings, Session::usualDataFolder());
    std::vector<Error> early; // what goes wrong before there is a window to say it
    const auto noting = QObject::connect(&session, &Session::noticed,
                                         [&early](const Error &error) { early.push_back(error); });
    begin(session, line);
    QObject::disconnect(noting);

    DesktopDialogs dialogs;
    MainWindow window(session, dialogs);
    window.board().setPictureStore(PictureStore(PictureStore::usualFolder()));
    for (const Error &error : early) {
        window.showError(error);
    }
    if (!line.file.isEmpty()) {
        window.openFile(line.file);
    }
    if (const QSize size = FirstFrame::wanted(); !size.isEmpty()) {
        window.setWindowState(Qt::WindowNoState);
        window.resize(size);
        new FirstFrame(window.board()); // the board owns it
    }
    window.show();
    if (line.file.isEmpty() && line.ruleSet.isEmpty() && line.seed.isEmpty()) {
        window.greet();
    }
    return QApplication::exec();
}

} // namespace

int main(int argc, char *argv[])
{
    nameApplication();
    const auto catalogue = Catalogue::builtIn();
    if (!catalogue) {
        QTextStream(stderr) << errorText(catalogue.error()) << Qt::endl;
        return EXIT_FAILURE;
    }
    const CommandLine line = readArguments(argc, argv, catalogue.value());
    if (line.wants == CommandLine::Wants::Answer) {
        QTextStream(stdout) << line.message;
        return EXIT_SUCCESS;
    }
    if (line.wants == CommandLine::Wants::Nothing) {
        QTextStream(stderr) << u"doublets: "_qs << line.message << Qt::endl;
        return BadArguments;
    }
    QApplication application(argc, argv);
    QApplication::setWindowIcon(QIcon(u":/icons/doublets.svg"_qs));
    return run(application, line, catalogue.value());
}
