// SPDX-License-Identifier: MIT
#include "cli/command.h"
#include "cli/console.h"
#include "cli/interruption.h"
#include "cli/progress_line.h"
#include "cli/records_file.h"
#include "cli/simulate_options.h"

#include "text/error_text.h"

#include "core/players/simulation.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace doublets::cli {

namespace {

double share(std::uint64_t part, std::uint64_t whole)
{
    return whole == 0 ? 0 : static_cast<double>(part) / static_cast<double>(whole);
}

class SimulationReport
{
    Q_DECLARE_TR_FUNCTIONS(SimulationReport)

public:
    SimulationReport(const SimulateOptions &options, const SimulationResult &result)
        : m_options(options)
        , m_result(result)
    {
    }

    [[nodiscard]] QString text() const
    {
        const QLocale locale;
        QStringList lines{
            //: %1 game, %2 id of the rule set, %3 seed
            tr("%1 (%2): %Ln game(s), seed %3", nullptr, static_cast<int>(m_result.games))
                .arg(m_options.rules.ruleSet.game, m_options.rules.ruleSet.id,
                     QString::number(m_options.seed)),
            //: %1 games, %2 per cent
            tr("White wins: %1 (%2 %)").arg(count(m_result.whiteWins), percent(m_result.whiteWins)),
            tr("Black wins: %1 (%2 %)").arg(count(m_result.blackWins), percent(m_result.blackWins)),
            tr("Drawn: %1 (%2 %)").arg(count(m_result.draws), percent(m_result.draws)),
            tr("Won by the player with the first throw: %1 %")
                .arg(percent(m_result.firstThrowerWins)),
            tr("Throws a game: %1").arg(locale.toString(m_result.meanThrows(), 'f', 2)),
            tr("Games a second: %1").arg(locale.toString(m_result.gamesPerSecond(), 'f', 0))};
        if (!m_options.recordsPath.isEmpty()) {
            lines << tr("Records: %1").arg(m_options.recordsPath);
        }
        return lines.join(u'\n');
    }

    [[nodiscard]] QJsonObject json() const
    {
        QJsonObject rulings;
        for (auto it = m_options.rules.rulings.begin(); it != m_options.rules.rulings.end(); ++it) {
            rulings.insert(it.key(), it.value());
        }
        return {{u"ruleset"_s, m_options.rules.ruleSet.id},
                {u"rulings"_s, rulings},
                {u"seed"_s, QString::number(m_options.seed)},
                {u"white"_s, m_options.white},
                {u"black"_s, m_options.black},
                {u"games"_s, static_cast<qint64>(m_result.games)},
                {u"whiteWins"_s, static_cast<qint64>(m_result.whiteWins)},
                {u"blackWins"_s, static_cast<qint64>(m_result.blackWins)},
                {u"draws"_s, static_cast<qint64>(m_result.draws)},
                {u"firstThrowerWins"_s, share(m_result.firstThrowerWins, m_result.games)},
                {u"meanThrows"_s, m_result.meanThrows()},
                {u"gamesPerSecond"_s, m_result.gamesPerSecond()}};
    }

    static QString playing() { return tr("Games played:"); }
    static QString stopped(std::uint64_t done)
    {
        return tr("Stopped after %Ln game(s); nothing is written.", nullptr,
                  static_cast<int>(done));
    }

private:
    static QString count(std::uint64_t n) { return QLocale().toString(static_cast<qulonglong>(n)); }
    [[nodiscard]] QString percent(std::uint64_t part) const
    {
        return QLocale().toString(100 * share(part, m_result.games), 'f', 2);
    }

    const SimulateOptions &m_options;
    const SimulationResult &m_result;
};

/// Plays the games, showing progress. Adds them to `records` if it is open.
SimulationResult played(const SimulateOptions &options, RecordsFile &records)
{
    const Rules rules = options.rules.rules();
    const bool odds = needsOdds(options.white) || needsOdds(options.black);
    const std::shared_ptr<const OddsSource> source = odds ? makeOdds(rules) : nullptr;
    const auto maker = [&source](const QString &id) -> PlayerFactory {
        return [&source, id] { return makePlayer(id, 0, source); };
    };
    ProgressLine progress(SimulationReport::playing(), options.games);
    SimulationOptions simulation;
    simulation.rules = rules;
    simulation.games = options.games;
    simulation.seed = options.seed;
    simulation.white = maker(options.white);
    simulation.black = maker(options.black);
    simulation.jobs = options.jobs;
    simulation.progress = [&](std::uint64_t games) {
        progress.update(games);
        return !isInterrupted() && !records.hasFailed();
    };
    if (!options.recordsPath.isEmpty()) {
        simulation.formatGame = [&](std::uint64_t seed, const std::vector<HistoryEntry> &history) {
            return records.recordLine(seed, history);
        };
        simulation.consumeText = [&](const QByteArray &line) { records.append(line); };
    }
    return simulate(simulation);
}

int play(const SimulateOptions &options)
{
    RecordsFile records(options);
    if (!options.recordsPath.isEmpty()) {
        if (const auto error = records.open()) {
            return reportError(*error);
        }
    }
    const SimulationResult result = played(options, records);
    if (isInterrupted()) {
        records.cancel();
        printError(SimulationReport::stopped(result.games));
        return Interrupted;
    }
    if (!options.recordsPath.isEmpty()) {
        if (const auto error = records.finish()) {
            printError(errorText(*error));
            return Failed;
        }
    }
    const SimulationReport report(options, result);
    if (options.asJson) {
        printJson(report.json());
    } else {
        print(report.text());
    }
    return Succeeded;
}

} // namespace

int simulateGames(const Command &command, const QStringList &arguments)
{
    QCommandLineParser parser;
    addSimulateOptions(parser);
    if (const auto status = parseArguments(parser, command, arguments)) {
        return *status;
    }
    const auto catalogue = Catalogue::builtIn();
    if (!catalogue) {
        printError(errorText(catalogue.error()));
        return Failed;
    }
    const auto options = readSimulateOptions(parser, catalogue.value());
    return options ? play(options.value()) : reportError(options.error());
}

} // namespace doublets::cli
