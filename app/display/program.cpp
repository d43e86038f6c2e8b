// SPDX-License-Identifier: MIT
#include "display/program.h"

#include "choices/qt_options.h"
#include "core/files/lock_file.h"
#include "core/platform/non_utf8_paths.h"
#include "core/platform/termination_signals.h"
#include "core/version.h"
#include "display/config/config_source.h"
#include "display/config/display_check.h"
#include "display/config/terminal_echo_disabler.h"
#include "display/display_host.h"
#include "display/setup/setup_form.h"
#include "language/language.h"
#include "panels/theme/theme.h"
#include "services/hung_services.h"
#include "text/error_text.h"
#include "text/printable.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QStandardPaths>

#ifdef __GLIBC__
#include <malloc.h>
#endif

#include <cstdio>
#include <optional>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

const QString UsualFile = u"/etc/doublets/display.json"_s;

/// The command line of doublets-display.
class DisplayLine
{
    Q_DECLARE_TR_FUNCTIONS(DisplayLine)

public:
    DisplayLine()
        : m_help({u"h"_s, u"help"_s}, tr("Show the options."))
        , m_check(u"check"_s, tr("Check FILE and report what is wrong; works without a screen."))
        , m_setup(u"setup"_s, tr("Edit the most important keys of FILE in a window."))
        , m_code(u"staff-code"_s, tr("Ask for a staff code and print the lines to add to FILE."))
    {
        m_parser.setApplicationDescription(tr("Doublets as a museum display."));
        m_parser.addVersionOption();
        m_parser.addOptions({m_help, m_check, m_setup, m_code});
        //: %1 a path
        m_parser.addPositionalArgument(
            u"FILE"_s,
            tr("The configuration of the display; defaults to %1 if that exists.").arg(UsualFile),
            u"[FILE]"_s);
    }

    /// Carries out the options that need no screen, and returns the exit code. Returns nullopt if
    /// the display is to be shown.
    [[nodiscard]] std::optional<int> answer(const QStringList &arguments)
    {
        QTextStream out(stdout);
        QTextStream errors(stderr);
        if (!m_parser.parse(withoutQtOptions(arguments))) {
            errors << printable(m_parser.errorText()) << Qt::endl;
            return InvalidDisplayInput;
        }
        if (m_parser.isSet(m_help)) {
            out << m_parser.helpText();
            return DisplaySucceeded;
        }
        if (m_parser.isSet(u"version"_s)) {
            out << u"doublets-display %1\n"_s.arg(version());
            return DisplaySucceeded;
        }
        if (m_parser.isSet(m_check)) {
            const QStringList files = m_parser.positionalArguments();
            return checkDisplayConfig(files.isEmpty() ? QStringList{UsualFile} : files, out,
                                      errors);
        }
        if (m_parser.isSet(m_code)) {
            const TerminalEchoDisabler hidden(0);
            QTextStream in(stdin);
            return printStaffCodeHash(in, hidden.isTerminal(), out, errors);
        }
        if (m_parser.positionalArguments().size() > 1) {
            errors << tr("Only one file can be given, not %1.")
                          .arg(m_parser.positionalArguments().size())
                   << Qt::endl;
            return InvalidDisplayInput;
        }
        return std::nullopt;
    }

    static QString runsAlready() { return tr("A display is already running."); }
    /// Returns the configuration file given, or an empty string.
    [[nodiscard]] QString file() const { return m_parser.positionalArguments().value(0); }
    [[nodiscard]] bool isSetup() const { return m_parser.isSet(m_setup); }

private:
    QCommandLineParser m_parser;
    QCommandLineOption m_help;
    QCommandLineOption m_check;
    QCommandLineOption m_setup;
    QCommandLineOption m_code;
};

/// Returns true if another display holds the lock. Returns false if no lock file can be written.
bool runsAlready(LockFile &lock)
{
    auto state = lock.tryLock();
    if (state == LockFile::State::HeldElsewhere) {
        state = lock.takeOver(); // a lock of another machine, which cannot use this screen
    }
    return state == LockFile::State::HeldByOther;
}

/// Edits the configuration file with a form.
int setUp(const QString &path, const Catalogue &catalogue)
{
    const auto file = SetupFile::open(path, catalogue, languages());
    if (!file) {
        QTextStream errors(stderr);
        printConfigErrors(file.error(), errors);
        return InvalidDisplayInput;
    }
    SetupForm form(file.value(), catalogue);
    form.exec();
    return DisplaySucceeded;
}

int show(const QString &file, ConfigSource::Presence presence, const Catalogue &catalogue)
{
    const QString data = QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation);
    DisplayHost host({file, presence, data + u"/last-good"_s, catalogue}, data, catalogue);
    host.start();
    const int exitCode = QApplication::exec();
    return host.display() != nullptr ? exitCode : InvalidDisplayInput;
}

} // namespace

int runDisplay(int argc, char **argv)
{
#ifdef __GLIBC__
    // By default, each thread would keep memory in an arena of its own.
    constexpr int Arenas = 2;
    mallopt(M_ARENA_MAX, Arenas);
    // Returns the memory used for solving a game to the system.
    constexpr int Kept = 1 << 20; // bytes
    mallopt(M_TRIM_THRESHOLD, Kept);
#endif
    QCoreApplication::setApplicationName(u"doublets-display"_s);
    QCoreApplication::setApplicationVersion(version());
    QGuiApplication::setDesktopFileName(u"org.doublets.display"_s);
    openNonUtf8Arguments(argc, argv);
    TerminationSignals signals;
    QString file;
    bool isSetup = false;
    {
        const QCoreApplication application(argc, argv);
        installTranslator(QString());
        DisplayLine line;
        if (const auto status = line.answer(QCoreApplication::arguments())) {
            return *status;
        }
        file = line.file();
        isSetup = line.isSetup();
    }
    HungServices services; // runs in the background while the rules are read
    const auto catalogue = Catalogue::builtIn();
    if (!catalogue) {
        QTextStream(stderr) << errorText(catalogue.error()) << Qt::endl;
        return EXIT_FAILURE;
    }
    services.disable();
    QApplication application(argc, argv);
    installTranslator(QString());
    theme::apply(application);
    if (isSetup) {
        return setUp(file.isEmpty() ? UsualFile : file, catalogue.value());
    }
    QApplication::setQuitOnLastWindowClosed(false);
    signals.startWatching();
    LockFile lock(QStandardPaths::writableLocation(QStandardPaths::RuntimeLocation) +
                  u"/doublets-display.lock"_s);
    if (runsAlready(lock)) {
        QTextStream(stderr) << DisplayLine::runsAlready() << Qt::endl;
        return EXIT_FAILURE;
    }
    return file.isEmpty() ? show(UsualFile, ConfigSource::Presence::Optional, catalogue.value())
                          : show(file, ConfigSource::Presence::Required, catalogue.value());
}

} // namespace doublets
