// SPDX-License-Identifier: MIT
#include "cli/command.h"
#include "cli/console.h"
#include "cli/interruption.h"
#include "cli/odds_report.h"
#include "cli/option_reader.h"
#include "cli/progress_line.h"

#include "text/error_text.h"

#include "core/game/referee.h"
#include "core/odds/estimated_odds.h"
#include "core/odds/exact_odds.h"
#include "core/odds/one_sided_odds.h"
#include "core/odds/skill.h"

#include <QCommandLineParser>
#include <QCoreApplication>

#include <chrono>

using namespace Qt::StringLiterals;

namespace doublets::cli {

namespace {

constexpr int PlayOuts = 40'000; ///< a margin of half a point in a hundred
constexpr int Steps = 100;       ///< of progress, for all games

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
    static QString computing() { return tr("Per cent computed:"); }
    static QString stopped() { return tr("Stopped."); }
};

/// The position of the first throw; White has it.
Position firstThrow(const Rules &rules)
{
    Position position = referee::start(rules);
    position.stage = Stage::ToThrow;
    return position;
}

double secondsSince(std::chrono::steady_clock::time_point began)
{
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
}

/// Computes rows one after the other, with progress. Stops where the person interrupts.
class OddsWork
{
public:
    explicit OddsWork(std::size_t rows)
        : m_progress(OddsHelp::computing(), Steps)
        , m_rows(rows)
    {
    }

    /// Nothing where it was interrupted.
    std::optional<OddsRow> row(const ChosenRules &chosen, bool withSkill)
    {
        OddsRow row;
        if (const OddsRow *same = sameRules(chosen.rules())) {
            row = *same;
            row.chosen = chosen;
            ++m_done;
            return row;
        }
        row.chosen = chosen;
        row.method = oddsMethod(chosen.rules());
        const bool done = find(row, withSkill);
        ++m_done;
        m_known.push_back(row);
        return done ? std::optional(row) : std::nullopt;
    }

private:
    /// Some sources' rulings make another source's game: nothing to compute again.
    [[nodiscard]] const OddsRow *sameRules(const Rules &rules) const
    {
        for (const OddsRow &row : m_known) {
            if (row.chosen.rules() == rules) {
                return &row;
            }
        }
        return nullptr;
    }

    bool find(OddsRow &row, bool withSkill)
    {
        switch (row.method) {
        case OddsMethod::Exact:
            return solve(row, withSkill);
        case OddsMethod::OneSided:
            return solveSides(row);
        case OddsMethod::Estimated:
            break;
        }
        return estimate(row);
    }

    bool solveSides(OddsRow &row)
    {
        const Rules rules = row.chosen.rules();
        const auto began = std::chrono::steady_clock::now();
        const auto odds = OneSidedOdds::solve(rules, rowProgress());
        if (!odds) {
            return false;
        }
        row.seconds = secondsSince(began);
        row.positions = odds->positions();
        row.odds = odds->of(firstThrow(rules));
        return true;
    }

    bool solve(OddsRow &row, bool withSkill)
    {
        const Rules rules = row.chosen.rules();
        const auto began = std::chrono::steady_clock::now();
        const auto odds = ExactOdds::solve(rules, partOf(rowProgress(), 0, withSkill ? 0.4 : 1));
        if (!odds) {
            return false;
        }
        row.seconds = secondsSince(began);
        row.positions = odds->positions();
        row.odds = odds->of(firstThrow(rules));
        if (withSkill) {
            row.skill = skillOf(*odds, partOf(rowProgress(), 0.4, 1));
        }
        return !withSkill || row.skill;
    }

    bool estimate(OddsRow &row)
    {
        const auto began = std::chrono::steady_clock::now();
        const EstimatedOdds odds(row.chosen.rules(), PlayOuts);
        const auto estimated = odds.estimate(firstThrow(row.chosen.rules()), rowProgress());
        row.odds = estimated.value_or(Odds());
        row.playOuts = odds.playOuts();
        row.seconds = secondsSince(began);
        return estimated.has_value();
    }

    /// Shows the work on one row as progress of the whole.
    Progress rowProgress()
    {
        return [this](double share) {
            const double rows = static_cast<double>(m_done) + share;
            m_progress.show(static_cast<std::uint64_t>(Steps * rows / static_cast<double>(m_rows)));
            return !isInterrupted();
        };
    }

    ProgressLine m_progress;
    std::size_t m_rows;
    std::size_t m_done = 0;
    std::vector<OddsRow> m_known;
};

/// Nothing where it was interrupted.
std::optional<std::vector<OddsRow>> computed(const std::vector<ChosenRules> &games, bool withSkill)
{
    OddsWork work(games.size());
    std::vector<OddsRow> rows;
    for (const ChosenRules &game : games) {
        const auto row = work.row(game, withSkill);
        if (!row) {
            return std::nullopt;
        }
        rows.push_back(*row);
    }
    return rows;
}

std::vector<ChosenRules> everyGame(const Catalogue &catalogue)
{
    std::vector<ChosenRules> games;
    for (const RuleSet &ruleSet : catalogue.all()) {
        for (const Rulings &rulings : ruleSet.everyRulings()) {
            games.push_back({ruleSet, rulings});
        }
    }
    return games;
}

struct OddsOptions
{
    std::vector<ChosenRules> games;
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
            reader.fail(ErrorCode::Inconsistent, other, {u"--all"_s, u"--"_s + other});
        }
    }
    if (options.csv && !options.all) {
        reader.fail(ErrorCode::Inconsistent, u"csv"_s, {u"--csv"_s, u"--ruleset"_s});
    }
    if (options.csv && options.json) {
        reader.fail(ErrorCode::Inconsistent, u"csv"_s, {u"--csv"_s, u"--json"_s});
    }
    options.games = options.all ? everyGame(catalogue) : std::vector{reader.ruleSet(catalogue)};
    if (reader.error()) {
        return *reader.error();
    }
    return options;
}

int report(const OddsOptions &options)
{
    const auto rows = computed(options.games, options.all);
    if (!rows) {
        complain(OddsHelp::stopped());
        return Interrupted;
    }
    if (options.all) {
        printOddsTable(*rows, options.csv    ? TableForm::Csv
                              : options.json ? TableForm::Json
                                             : TableForm::Text);
    } else {
        printOdds(rows->front(), options.json);
    }
    return Done;
}

} // namespace

int computeOdds(const Command &command, const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.addOptions(ruleSetOptions());
    parser.addOptions(OddsHelp::options());
    if (const auto status = readArguments(parser, command, arguments)) {
        return *status;
    }
    const auto catalogue = Catalogue::builtIn();
    if (!catalogue) {
        complain(errorText(catalogue.error()));
        return Failed;
    }
    const auto options = readOptions(parser, catalogue.value());
    return options ? report(options.value()) : refuse(options.error());
}

} // namespace doublets::cli
