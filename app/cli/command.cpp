// SPDX-License-Identifier: MIT
#include "cli/command.h"

#include "cli/console.h"
#include "text/printable.h"
#include "text/quoted.h"

#include <QCommandLineParser>
#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace doublets::cli {

namespace {

class CommandLine
{
    Q_DECLARE_TR_FUNCTIONS(CommandLine)

public:
    static std::vector<Command> commands()
    {
        return {
            {u"rulesets"_s, tr("Lists the rule sets and the rules you can change."), &listRuleSets},
            {u"simulate"_s, tr("Plays many games and counts who wins."), &simulateGames},
            {u"odds"_s,
             tr("Computes how often each player wins under best play, or estimates it under good "
                "play."),
             &computeOdds},
            {u"picture"_s,
             tr("Saves a picture of the board; works without a "
                "screen."),
             &execRenderer},
            {u"print"_s,
             tr("Makes a PDF for printing: rules, a board, a game, odds, labels, lessons."),
             &execRenderer},
            {u"visits"_s, tr("Summarises the visits to a display, or prints them all."),
             &showVisits},
            {u"check"_s, tr("Replays game records and reports the first error in each game."),
             &checkRecords},
        };
    }

    static QCommandLineOption json() { return {u"json"_s, tr("Print JSON for other programs.")}; }
    static QCommandLineOption help() { return {{u"h"_s, u"help"_s}, tr("Show this help.")}; }
    static QString prefix() { return tr("command line"); }
    static QString superfluous(const QString &argument)
    {
        return tr("unexpected argument %1").arg(quoted(argument));
    }
};

int refuseText(const QString &text)
{
    printError(CommandLine::prefix() + u": "_s + printable(text));
    return InvalidInput;
}

} // namespace

std::vector<Command> commands()
{
    return CommandLine::commands();
}

std::optional<int> parseArguments(QCommandLineParser &parser, const Command &command,
                                  const QStringList &arguments, const QString &operandUsage)
{
    parser.setApplicationDescription(command.summary);
    parser.addPositionalArgument(command.name, command.summary, command.name);
    if (!operandUsage.isEmpty()) {
        parser.addPositionalArgument(QString(), QString(), operandUsage); // the usage line is
                                                                          // sufficient
    }
    const QCommandLineOption help = CommandLine::help();
    parser.addOption(CommandLine::json());
    parser.addOption(help);
    const bool understood =
        parser.parse(QStringList{QCoreApplication::applicationName()} + arguments);
    if (parser.isSet(help)) {
        print(parser.helpText().trimmed());
        return flushOutput() ? Succeeded : Failed;
    }
    if (!understood) {
        return refuseText(parser.errorText());
    }
    if (operandUsage.isEmpty() && !operands(parser).isEmpty()) {
        return refuseText(CommandLine::superfluous(operands(parser).constFirst()));
    }
    return std::nullopt;
}

QStringList operands(const QCommandLineParser &parser)
{
    return parser.positionalArguments().mid(1);
}

} // namespace doublets::cli
