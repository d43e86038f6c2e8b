// SPDX-License-Identifier: MIT
#include "cli/simulate_options.h"

#include "cli/output_file.h"

#include "core/odds/odds.h"
#include "core/players/player.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QThread>

using namespace Qt::StringLiterals;

namespace doublets::cli {

namespace {

constexpr std::uint64_t MaxGames = 1'000'000'000;
constexpr std::uint64_t MaxJobs = 1'000;

class SimulateHelp
{
    Q_DECLARE_TR_FUNCTIONS(SimulateHelp)

public:
    static QList<QCommandLineOption> options()
    {
        const QString players = playerIds().join(u", ");
        return {
            {u"games"_s, tr("The number of games (required)."), u"N"_s},
            {u"seed"_s, tr("The seed of the dice (required). The same seed gives the same games."),
             u"S"_s},
            {u"white"_s,
             tr("Who plays White: %1. Defaults to “random”, which plays one man at a time, every "
                "possible play being equally likely, and claims every number. “casual” plays at "
                "random half of the time.")
                 .arg(players),
             u"PLAYER"_s, u"random"_s},
            {u"black"_s, tr("Who plays Black: %1. Defaults to “random”.").arg(players), u"PLAYER"_s,
             u"random"_s},
            {u"jobs"_s,
             tr("The number of processors to use; defaults to all. It affects only the speed."),
             u"N"_s},
            {u"records"_s,
             tr("Write a record of each game to this file, one per line; “-” is standard output."),
             u"FILE.jsonl"_s},
            {u"games-csv"_s,
             tr("Write one row per game to this file: game, seed, first thrower, winner, throws, "
                "doublets; “-” is standard output. The winner of a drawn game is “none”. Opening "
                "throws are not counted. Of three dice, any two alike are a doublet. Underscores "
                "group the digits of seeds, which spreadsheets would round."),
             u"FILE.csv"_s},
        };
    }
};

/// Rejects best play if there is none.
void refuseMissingPlayer(const SimulateOptions &options, OptionReader &reader)
{
    if (reader.error()) {
        return;
    }
    for (const auto &[option, player] :
         {std::pair(u"white"_s, options.white), std::pair(u"black"_s, options.black)}) {
        const auto error =
            needsOdds(player) ? bestPlayerError(options.rules.rules()) : std::nullopt;
        if (error) {
            reader.recordError(error->code, option, error->facts);
        }
    }
}

/// Rejects two outputs to the same place.
void refuseSameOutput(const SimulateOptions &options, OptionReader &reader)
{
    const bool bothPrinted = OutputFile::isStandardOutput(options.recordsPath) &&
                             OutputFile::isStandardOutput(options.gamesCsvPath);
    if (bothPrinted ||
        (!options.recordsPath.isEmpty() && options.recordsPath == options.gamesCsvPath)) {
        reader.recordError(
            ErrorCode::Inconsistent, {},
            {u"--records "_s + options.recordsPath, u"--games-csv "_s + options.gamesCsvPath});
    }
}

} // namespace

bool SimulateOptions::writesGamesToStandardOutput() const
{
    return OutputFile::isStandardOutput(recordsPath) || OutputFile::isStandardOutput(gamesCsvPath);
}

void addSimulateOptions(QCommandLineParser &parser)
{
    parser.addOptions(ruleSetOptions());
    parser.addOptions(SimulateHelp::options());
}

Result<SimulateOptions, Error> readSimulateOptions(const QCommandLineParser &parser,
                                                   const Catalogue &catalogue)
{
    OptionReader reader(parser);
    SimulateOptions options;
    options.rules = reader.ruleSet(catalogue);
    options.games = reader.requiredCount(u"games"_s, MaxGames);
    options.seed = reader.requiredSeed(u"seed"_s);
    options.white = reader.allowedValue(u"white"_s, playerIds());
    options.black = reader.allowedValue(u"black"_s, playerIds());
    refuseMissingPlayer(options, reader);
    options.jobs = reader.isSet(u"jobs"_s)
                       ? static_cast<int>(reader.requiredCount(u"jobs"_s, MaxJobs))
                       : QThread::idealThreadCount();
    options.recordsPath = reader.outputPath(u"records"_s, u"FILE.jsonl"_s);
    options.gamesCsvPath = reader.outputPath(u"games-csv"_s, u"FILE.csv"_s);
    refuseSameOutput(options, reader);
    options.asJson = reader.isSet(u"json"_s);
    if (reader.error()) {
        return *reader.error();
    }
    return options;
}

} // namespace doublets::cli
