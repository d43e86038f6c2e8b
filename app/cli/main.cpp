// SPDX-License-Identifier: MIT
#include "cli/command.h"
#include "cli/console.h"
#include "cli/program.h"
#include "core/platform/non_utf8_paths.h"

#include "language/language.h"
#include "text/printable.h"
#include "text/quoted.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

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
            lines << u"  "_s + command.name.leftJustified(12) + command.summary;
        }
        lines << QString() << tr("Options:")
              << u"  --help          "_s +
                     tr("Show this help, or help for the command given before it.")
              << u"  --version       "_s + tr("Show the version.")
              << u"  --language CODE "_s +
                     tr("Use this language: %1.").arg(languages().join(u", "));
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
        printError(tr("command line: unknown command %1; available: %2")
                       .arg(quoted(printable(name)), commandNames().join(u", ")));
        return InvalidInput;
    }
};

int run(QStringList arguments)
{
    arguments.removeFirst();
    if (!applyLanguageOption(arguments)) {
        return InvalidInput;
    }
    if (arguments.isEmpty()) {
        printError(Main::help());
        return InvalidInput;
    }
    const QString first = arguments.constFirst();
    if (first == u"--help" || first == u"-h") {
        print(Main::help());
        return Succeeded;
    }
    if (first == u"--version" || first == u"-v") {
        print(u"doublets-cli "_s + QCoreApplication::applicationVersion());
        return Succeeded;
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
    doublets::openNonUtf8Arguments(argc, argv);
    const QCoreApplication application(argc, argv);
    doublets::cli::initializeProgram();
    return doublets::cli::finalExitStatus(doublets::cli::run(QCoreApplication::arguments()));
}
