// SPDX-License-Identifier: MIT
#include "cli/command.h"
#include "cli/console.h"
#include "cli/interruption.h"

#include "language/language.h"

#include <QApplication>
#include <QLoggingCategory>

#include <memory>

namespace doublets::cli {

namespace {

class Main
{
    Q_DECLARE_TR_FUNCTIONS(CommandLine)

public:
    static QString help()
    {
        QStringList lines{tr("Usage: doublets-cli COMMAND [OPTIONS]"), QString(), tr("Commands:")};
        for (const Command &command : commands()) {
            lines << u"  "_qs + command.name.leftJustified(12) + command.summary;
        }
        lines << QString() << tr("Options:")
              << u"  --help          "_qs + tr("Show this help; after a command, that command’s.")
              << u"  --version       "_qs + tr("Show the version.")
              << u"  --language CODE "_qs +
                     tr("Speak this language: %1.").arg(languages().join(u", "));
        return lines.join(u'\n');
    }

    static QStringList commandNames()
    {
        QStringList names;
        for (const Command &command : commands()) {
            names << command.name;
        }
        return names;
    }

    static int unknownCommand(const QString &name)
    {
        complain(tr("command line: there is no command “%1”; there are: %2")
                     .arg(name, commandNames().join(u", ")));
        return BadInput;
    }
};

/// Takes --language out of the arguments and obeys it. Says whether that went well.
bool chooseLanguage(QStringList &arguments)
{
    const QString option = u"--language"_qs;
    installTranslator(QString());
    for (qsizetype i = 0; i < arguments.size(); ++i) {
        if (arguments[i] != option && !arguments[i].startsWith(option + u'=')) {
            continue;
        }
        const bool joined = arguments[i] != option;
        const QString code = joined ? arguments[i].mid(option.size() + 1) : arguments.value(i + 1);
        if (code.isEmpty() || installTranslator(code).isEmpty()) {
            refuse(commandLineError(ErrorCode::ImpossibleValue, option,
                                    {code, languages().join(u", ")}));
            return false;
        }
        arguments.remove(i, joined ? 1 : 2);
        --i;
    }
    return true;
}

int run(QStringList arguments)
{
    arguments.removeFirst();
    if (!chooseLanguage(arguments)) {
        return BadInput;
    }
    if (arguments.isEmpty()) {
        complain(Main::help());
        return BadInput;
    }
    const QString first = arguments.constFirst();
    if (first == u"--help" || first == u"-h") {
        print(Main::help());
        return Done;
    }
    if (first == u"--version" || first == u"-v") {
        print(u"doublets-cli "_qs + QCoreApplication::applicationVersion());
        return Done;
    }
    for (const Command &command : commands()) {
        if (command.name == first) {
            return command.run(command, arguments);
        }
    }
    return Main::unknownCommand(first);
}

} // namespace

} // namespace doublets::cli

namespace {

/// Whether the command is the one that paints: the first word that belongs to no --language.
bool paints(int argc, char **argv)
{
    for (int i = 1; i < argc; ++i) {
        const QByteArrayView word(argv[i]);
        if (word == "--language") {
            ++i;
        } else if (!word.startsWith("--language=")) {
            return word == "picture";
        }
    }
    return false;
}

/// What paints needs fonts and brushes, but no screen; the other commands need neither.
std::unique_ptr<QCoreApplication> makeApplication(int &argc, char **argv)
{
    if (!paints(argc, argv)) {
        return std::make_unique<QCoreApplication>(argc, argv);
    }
    qputenv("QT_QPA_PLATFORM", "offscreen");
    // Qt's remarks on a computer without a desktop concern nobody; standard error is for ours.
    QLoggingCategory::setFilterRules(u"*.debug=false\n*.info=false\n*.warning=false"_qs);
    return std::make_unique<QApplication>(argc, argv);
}

} // namespace

int main(int argc, char *argv[])
{
    const auto application = makeApplication(argc, argv);
    QCoreApplication::setApplicationName(u"doublets-cli"_qs);
    QCoreApplication::setApplicationVersion(QStringLiteral(DOUBLETS_VERSION));
    doublets::cli::watchForInterruption();
    const int status = doublets::cli::run(QCoreApplication::arguments());
    return doublets::cli::everythingPrinted() || status != doublets::cli::Done
               ? status
               : doublets::cli::Failed;
}
