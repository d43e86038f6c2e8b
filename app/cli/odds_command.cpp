// SPDX-License-Identifier: MIT
#include "cli/command.h"
#include "cli/console.h"
#include "cli/interruption.h"
#include "cli/odds_report.h"
#include "cli/option_reader.h"
#include "cli/progress_line.h"

#include "text/error_text.h"

#include <QCommandLineParser>
#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace doublets::cli {

namespace {

constexpr int Steps = 100; ///< of progress, over all games

class OddsHelp
{
    Q_DECLARE_TR_FUNCTIONS(OddsHelp)

public:
    static QList<QCommandLineOption> options()
    {
        return {
            {u"all"_s, tr("All rule sets, under each choice of rulings, with the edge of best "
                          "play over random play.")},
            {u"csv"_s, tr("With --all: print comma-separated values.")},
        };
    }
    static QString computing() { return tr("Percent computed:"); }
    static QString stopped() { return tr("Stopped."); }
};

/// Returns nullopt if interrupted.
std::optional<std::vector<OddsRow>> computed(const std::vector<RuleSetWithRulings> &games,
                                             bool withSkill)
{
    ProgressLine line(OddsHelp::computing(), Steps);
    return computeOpeningOdds(games, withSkill, [&line](double share) {
        line.update(static_cast<std::uint64_t>(Steps * share));
        return !isInterrupted();
    });
}

struct OddsOptions
{
    std::vector<RuleSetWithRulings> games;
    bool all = false;
    bool csv = false;
    bool json = false;
};

Result<OddsOptions, Error> readOptions(const QCommandLineParser &parser, const Catalogue &catalogue)
{
    OptionReader reader(parser);
    OddsOptions options;
    options.all = reader.isSet(u"all"_s);
    options.csv = reader.isSet(u"csv"_s);
    options.json = reader.isSet(u"json"_s);
    for (const QString &other : {u"ruleset"_s, u"ruling"_s}) {
        if (options.all && reader.isSet(other)) {
            reader.recordError(ErrorCode::Inconsistent, other, {u"--all"_s, u"--"_s + other});
        }
    }
    if (options.csv && !options.all) {
        reader.recordError(ErrorCode::Inconsistent, u"csv"_s, {u"--csv"_s, u"--ruleset"_s});
    }
    if (options.csv && options.json) {
        reader.recordError(ErrorCode::Inconsistent, u"csv"_s, {u"--csv"_s, u"--json"_s});
    }
    options.games = options.all ? allGames(catalogue) : std::vector{reader.ruleSet(catalogue)};
    if (reader.error()) {
        return *reader.error();
    }
    return options;
}

int report(const OddsOptions &options)
{
    const auto rows = computed(options.games, options.all);
    if (!rows) {
        printError(OddsHelp::stopped());
        return Interrupted;
    }
    if (options.all) {
        printOddsTable(*rows, options.csv    ? TableFormat::Csv
                              : options.json ? TableFormat::Json
                                             : TableFormat::Text);
    } else {
        printOdds(rows->front(), options.json);
    }
    return Succeeded;
}

} // namespace

int computeOdds(const Command &command, const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.addOptions(ruleSetOptions());
    parser.addOptions(OddsHelp::options());
    if (const auto status = parseArguments(parser, command, arguments)) {
        return *status;
    }
    const auto catalogue = Catalogue::builtIn();
    if (!catalogue) {
        printError(errorText(catalogue.error()));
        return Failed;
    }
    const auto options = readOptions(parser, catalogue.value());
    return options ? report(options.value()) : reportError(options.error());
}

} // namespace doublets::cli
