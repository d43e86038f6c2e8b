// SPDX-License-Identifier: MIT
#include "cli/command.h"
#include "cli/console.h"
#include "cli/interruption.h"
#include "cli/output_file.h"
#include "cli/progress_line.h"
#include "cli/records_file.h"
#include "cli/simulate_options.h"

#include "text/error_text.h"
#include "text/printable.h"

#include "core/chance/rounded_shares.h"
#include "core/laboratory/games_csv.h"
#include "core/laboratory/interval.h"
#include "core/players/simulation.h"
#include "core/procedures/procedure.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QLocale>

#include <array>

using namespace Qt::StringLiterals;

namespace doublets::cli {

namespace {

constexpr int Decimals = 2; ///< of percentages, at least

/// Rounds a speed, of which further digits vary from run to run, to two significant digits.
double withTwoDigits(double speed)
{
    return QString::number(speed, 'g', 2).toDouble();
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
        return (experimentLines() + resultLines() + outputLines()).join(u'\n');
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
                {u"whiteInterval"_s, interval(m_result.whiteWins)},
                {u"firstThrowerWins"_s, share(m_result.firstThrowerWins)},
                {u"firstThrowerLosses"_s, share(m_result.firstThrowerLosses())},
                {u"firstThrowerInterval"_s, interval(m_result.firstThrowerWins)},
                {u"meanThrows"_s, m_result.meanThrows()},
                {u"gamesPerSecond"_s, m_result.gamesPerSecond()}};
    }

    static QString playing() { return tr("Games played:"); }
    static QString stopped(std::uint64_t done)
    {
        return tr("Stopped after %Ln game(s).", nullptr, static_cast<int>(done));
    }
    static QString stoppedWriting(std::uint64_t done, bool isOutputIncomplete)
    {
        if (isOutputIncomplete) {
            return tr("Stopped after %Ln game(s); the output is incomplete.", nullptr,
                      static_cast<int>(done));
        }
        return tr("Stopped after %Ln game(s); nothing was written.", nullptr,
                  static_cast<int>(done));
    }

private:
    [[nodiscard]] QStringList experimentLines() const
    {
        QStringList lines{
            //: %1 game, %2 id of the rule set, %3 seed
            tr("%1 (%2): %Ln game(s), seed %3", nullptr, static_cast<int>(m_result.games))
                .arg(m_options.rules.ruleSet.game, m_options.rules.ruleSet.id,
                     QString::number(m_options.seed)),
            //: %1 and %2 players, as in the options: "random", "best"
            tr("White: %1, Black: %2").arg(m_options.white, m_options.black)};
        if (const Rulings changed = changedRulings(); !changed.isEmpty()) {
            //: %1 options: "surplus=lost"
            lines << tr("Changed rulings: %1").arg(rulingsText(changed));
        }
        return lines;
    }
    [[nodiscard]] QStringList resultLines() const
    {
        const NearestShares results =
            resultShares(m_result.whiteWins, m_result.blackWins, m_result.draws);
        const NearestShares ofFirst =
            resultShares(m_result.firstThrowerWins, m_result.firstThrowerLosses(), m_result.draws);
        const auto percentOf = [](const NearestShares &of, std::size_t i) {
            return percent(of.shares[i], of.decimals);
        };
        QStringList lines{
            //: %1 games, %2 per cent
            tr("White wins: %1 (%2%)").arg(count(m_result.whiteWins), percentOf(results, 0)) +
                band(m_result.whiteWins, results.decimals),
            tr("Black wins: %1 (%2%)").arg(count(m_result.blackWins), percentOf(results, 1)),
            tr("Drawn: %1 (%2%)").arg(count(m_result.draws), percentOf(results, 2)),
            tr("Won by the first thrower: %1%").arg(percentOf(ofFirst, 0)) +
                band(m_result.firstThrowerWins, ofFirst.decimals)};
        if (m_options.rules.ruleSet.defaultRules.procedure->canBeDrawn) {
            lines << tr("Lost by the first thrower: %1%").arg(percentOf(ofFirst, 1));
        }
        const QLocale locale;
        lines << tr("Throws per game: %1")
                     .arg(locale.toString(m_result.meanThrows(), 'f', m_result.games == 1 ? 0 : 2));
        constexpr double MinSeconds = 0.1; // the pace of a shorter run is meaningless
        if (m_result.seconds >= MinSeconds) {
            lines << tr("Games per second: about %1")
                         .arg(locale.toString(withTwoDigits(m_result.gamesPerSecond()), 'f', 0));
        }
        return lines;
    }
    [[nodiscard]] QStringList outputLines() const
    {
        QStringList lines;
        if (isFile(m_options.recordsPath)) {
            lines << tr("Records: %1").arg(printable(m_options.recordsPath));
        }
        if (isFile(m_options.gamesCsvPath)) {
            //: %1 a file
            lines << tr("Table of the games: %1").arg(printable(m_options.gamesCsvPath));
        }
        return lines;
    }
    /// Returns the shares of games with each result, which add up to 100% as printed.
    [[nodiscard]] NearestShares resultShares(std::uint64_t wins, std::uint64_t losses,
                                             std::uint64_t draws) const
    {
        return nearestShares(std::array{share(wins), share(losses), share(draws)}, Decimals);
    }
    /// Returns the rulings that differ from the defaults of the rule set.
    [[nodiscard]] Rulings changedRulings() const
    {
        const Rulings defaults = m_options.rules.ruleSet.defaultRulings();
        Rulings changed = m_options.rules.rulings;
        changed.removeIf([&defaults](const auto &ruling) {
            return defaults.value(ruling.key()) == ruling.value();
        });
        return changed;
    }
    static bool isFile(const QString &path)
    {
        return !path.isEmpty() && !OutputFile::isStandardOutput(path);
    }
    static QString count(std::uint64_t n) { return QLocale().toString(static_cast<qulonglong>(n)); }
    [[nodiscard]] double share(std::uint64_t part) const
    {
        return m_result.games == 0
                   ? 0
                   : static_cast<double>(part) / static_cast<double>(m_result.games);
    }
    static QString percent(double share, int decimals)
    {
        return QLocale().toString(100 * share, 'f', decimals);
    }
    [[nodiscard]] QString band(std::uint64_t wins, int decimals) const
    {
        const Interval interval = shareInterval(wins, m_result.games);
        //: follows a share: ", 95% band 52.21 to 54.17%". %1, %2 percentages
        return tr(", 95% band %1 to %2%")
            .arg(percent(interval.low, decimals), percent(interval.high, decimals));
    }
    [[nodiscard]] QJsonArray interval(std::uint64_t wins) const
    {
        const Interval interval = shareInterval(wins, m_result.games);
        return {interval.low, interval.high};
    }

    const SimulateOptions &m_options;
    const SimulationResult &m_result;
};

/// The outputs that receive every game: records, a table, or both.
class GameOutputs
{
public:
    explicit GameOutputs(const SimulateOptions &options)
        : m_options(options)
        , m_records(options)
        , m_table(options.gamesCsvPath)
    {
    }

    [[nodiscard]] bool isEmpty() const { return !hasRecords() && !hasTable(); }
    /// Errors: CannotWrite, NotARegularFile.
    [[nodiscard]] std::optional<Error> open()
    {
        auto error = hasRecords() ? m_records.open() : std::nullopt;
        if (!error && hasTable()) {
            error = m_table.open();
            m_table.write(gamesCsvHeader());
        }
        return error;
    }
    /// Returns the row of a game in the table, if there is one, followed by its record.
    /// Thread-safe.
    [[nodiscard]] QByteArray text(std::uint64_t seed, const std::vector<HistoryEntry> &history)
    {
        return (hasTable() ? gameCsvColumns(seed, history) : QByteArray()) +
               (hasRecords() ? m_records.recordLine(seed, history) : QByteArray());
    }
    /// Writes the text of the next game.
    void append(const QByteArray &text)
    {
        const qsizetype rowEnd = hasTable() ? text.indexOf('\n') + 1 : 0;
        if (hasTable()) {
            m_table.write(QByteArray::number(++m_rows) + ',' + text.left(rowEnd));
        }
        if (hasRecords()) {
            m_records.append(text.mid(rowEnd));
        }
    }
    [[nodiscard]] bool hasFailed() const { return m_records.hasFailed() || m_table.hasFailed(); }
    [[nodiscard]] std::optional<Error> finish()
    {
        auto error = hasRecords() ? m_records.finish() : std::nullopt;
        return error || !hasTable() ? error : m_table.finish();
    }
    void cancel()
    {
        m_records.cancel();
        m_table.cancel();
    }

private:
    [[nodiscard]] bool hasRecords() const { return !m_options.recordsPath.isEmpty(); }
    [[nodiscard]] bool hasTable() const { return !m_options.gamesCsvPath.isEmpty(); }

    const SimulateOptions &m_options;
    RecordsFile m_records;
    OutputFile m_table;
    qulonglong m_rows = 0;
};

/// Plays the games, showing progress, and adds them to `outputs`.
SimulationResult played(const SimulateOptions &options, GameOutputs &outputs)
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
        return !isInterrupted() && !outputs.hasFailed();
    };
    if (!outputs.isEmpty()) {
        simulation.formatGame = [&](std::uint64_t seed, const std::vector<HistoryEntry> &history) {
            return outputs.text(seed, history);
        };
        simulation.consumeText = [&](const QByteArray &text) { outputs.append(text); };
    }
    return simulate(simulation);
}

void printReport(const SimulationReport &report, const SimulateOptions &options)
{
    const QString text =
        options.asJson
            ? QString::fromUtf8(QJsonDocument(report.json()).toJson(QJsonDocument::Compact))
            : report.text();
    if (options.writesGamesToStandardOutput()) {
        printError(text);
    } else {
        print(text);
    }
}

/// Discards the output files and reports the games that have been played, which are the first ones
/// of the simulation.
void reportInterruption(const SimulateOptions &options, GameOutputs &outputs,
                        const SimulationResult &result)
{
    outputs.cancel();
    printError(outputs.isEmpty() ? SimulationReport::stopped(result.games)
                                 : SimulationReport::stoppedWriting(
                                       result.games, options.writesGamesToStandardOutput()));
    if (result.games > 0) {
        SimulateOptions withoutFiles = options;
        withoutFiles.recordsPath.clear();
        withoutFiles.gamesCsvPath.clear();
        printReport(SimulationReport(withoutFiles, result), options);
    }
}

int play(const SimulateOptions &options)
{
    GameOutputs outputs(options);
    if (const auto error = outputs.open()) {
        printError(errorTextWithAdvice(*error));
        return InvalidInput;
    }
    const SimulationResult result = played(options, outputs);
    if (isInterrupted()) {
        reportInterruption(options, outputs, result);
        return Interrupted;
    }
    if (const auto error = outputs.finish()) {
        printError(errorTextWithAdvice(*error));
        return Failed;
    }
    if (outputs.hasFailed()) {
        return Failed; // reported when standard output is flushed
    }
    printReport(SimulationReport(options, result), options);
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
