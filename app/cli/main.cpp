// SPDX-License-Identifier: MIT
#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/interruption.h"

#include "app/language/language.h"

#include <QCoreApplication>

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

int main(int argc, char *argv[])
{
    QCoreApplication application(argc, argv);
    QCoreApplication::setApplicationName(u"doublets-cli"_qs);
    QCoreApplication::setApplicationVersion(QStringLiteral(DOUBLETS_VERSION));
    doublets::cli::watchForInterruption();
    const int status = doublets::cli::run(QCoreApplication::arguments());
    return doublets::cli::everythingPrinted() || status != doublets::cli::Done
               ? status
               : doublets::cli::Failed;
}
