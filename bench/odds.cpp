// SPDX-License-Identifier: MIT
#include "bench/benchmark.h"

#include "core/dice/generator.h"
#include "core/game/referee.h"
#include "core/odds/exact_odds.h"
#include "core/odds/odds.h"
#include "core/players/player.h"
#include "core/rules/catalogue.h"

#include <QCoreApplication>
#include <QFile>

#include <algorithm>
#include <array>

#include <fcntl.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace doublets::bench {

namespace {

std::vector<RuleSet> exactRuleSets()
{
    std::vector<RuleSet> sets;
    if (const auto catalogue = Catalogue::builtIn()) {
        for (const RuleSet &set : catalogue.value().all()) {
            if (oddsMethod(set.defaultRules) == OddsMethod::Exact) {
                sets.push_back(set);
            }
        }
    }
    return sets;
}

Samples solve(const Rules &rules, Effort effort)
{
    Samples samples;
    for (int run = 0; run < (effort == Effort::Tiny ? 1 : 9); ++run) {
        const double began = processorSeconds();
        const auto odds = ExactOdds::solve(rules);
        samples.push_back(processorSeconds() - began);
    }
    return samples;
}

/// Consecutive games, in which `player` plays both sides.
class Games
{
public:
    /// Both arguments must outlive this object.
    Games(const Rules &rules, Player &player)
        : m_rules(rules)
        , m_player(player)
        , m_generator(1283)
    {
        restart();
    }

    /// Returns the position before the next throw.
    [[nodiscard]] const Position &position() const { return m_position; }
    void throwDice()
    {
        Throw dice;
        for (int i = 0; i < m_rules.dice; ++i) {
            dice.add(static_cast<std::uint8_t>(
                1 + m_draw.below(limits::Faces, [this] { return m_generator.next(); })));
        }
        referee::throwDice(m_rules, m_position, dice);
    }
    /// Plays all numbers of the throw.
    void playThrow()
    {
        while (m_position.stage == Stage::Playing) {
            const PlayList plays = referee::legalPlays(m_rules, m_position);
            referee::play(m_rules, m_position, plays[m_player.choose(m_rules, m_position, plays)]);
        }
    }
    /// Starts another game if the game is over.
    void continueGames()
    {
        if (m_position.isOver()) {
            restart();
        }
    }

private:
    void restart()
    {
        m_position = referee::initialPosition(m_rules);
        m_position.stage = Stage::ToThrow;
    }

    const Rules &m_rules;
    Player &m_player;
    Generator m_generator;
    ByteDraw m_draw;
    Position m_position;
};

/// Returns positions before a throw, from consecutive random games.
std::vector<Position> positionsOf(const Rules &rules, std::size_t count)
{
    std::vector<Position> positions;
    RandomPlayer player(1283);
    Games games(rules, player);
    while (positions.size() < count) {
        positions.push_back(games.position());
        games.throwDice();
        games.playThrow();
        games.continueGames();
    }
    return positions;
}

/// Measures the time that the best player of the race takes for each throw, in ms.
Result<Samples, QString> decideInRace(Effort effort)
{
    const auto catalogue = Catalogue::builtIn();
    if (!catalogue) {
        return u"the rule files cannot be read"_s;
    }
    const Rules &rules = catalogue.value().find(u"alfonso-race"_s)->defaultRules;
    if (oddsMethod(rules) != OddsMethod::GoodPlay) {
        return u"the weights of the race cannot be read"_s;
    }
    BestPlayer player(makeOdds(rules));
    Games games(rules, player);
    Samples samples;
    const std::size_t throws = effort == Effort::Tiny ? 10 : 1000;
    while (samples.size() < throws) {
        games.throwDice();
        const double began = processorSeconds();
        games.playThrow();
        samples.push_back((processorSeconds() - began) * 1000);
        games.continueGames();
    }
    return samples;
}

/// Measures the time of a look-up in the largest table, in ns. Each sample is a mean over many
/// positions.
Result<Samples, QString> lookUp(Effort effort)
{
    for (const RuleSet &set : exactRuleSets()) {
        if (set.id != u"cotton") {
            continue;
        }
        const auto odds = ExactOdds::solve(set.defaultRules);
        const std::vector<Position> positions = positionsOf(set.defaultRules, 20'000);
        Samples samples;
        double sum = 0;
        for (int run = 0; run < (effort == Effort::Tiny ? 1 : 50); ++run) {
            const double began = processorSeconds();
            for (const Position &position : positions) {
                sum += odds->oddsOf(position).white;
            }
            const double took = processorSeconds() - began;
            samples.push_back(took * 1e9 / static_cast<double>(positions.size()));
        }
        return sum > 0 ? Result<Samples, QString>(samples) : u"no position can be won"_s;
    }
    return u"the rule files cannot be read"_s;
}

/// Returns the peak memory of doublets-cli while it solves a game, in MB, or 0 on failure.
double peakOfSolving(const QString &ruleSet)
{
    const QByteArray program =
        QFile::encodeName(QCoreApplication::applicationDirPath() + u"/doublets-cli"_s);
    const QByteArray id = ruleSet.toUtf8();
    std::array<const char *, 6> arguments{program.constData(), "odds",   "--ruleset",
                                          id.constData(),      "--json", nullptr};
    posix_spawn_file_actions_t quiet;
    posix_spawn_file_actions_init(&quiet);
    posix_spawn_file_actions_addopen(&quiet, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
    pid_t child = 0;
    const int failed = posix_spawn(&child, program.constData(), &quiet, nullptr,
                                   const_cast<char *const *>(arguments.data()), environ);
    posix_spawn_file_actions_destroy(&quiet);
    int status = 0;
    rusage usage{};
    if (failed != 0 || wait4(child, &status, 0, &usage) != child || status != 0) {
        return 0;
    }
    return static_cast<double>(usage.ru_maxrss) * 1024 / 1e6;
}

Result<Samples, QString> memoryOfOdds(Effort effort)
{
    Samples samples;
    for (int run = 0; run < (effort == Effort::Tiny ? 1 : 3); ++run) {
        double most = 0;
        for (const RuleSet &set : exactRuleSets()) {
            const double peak = peakOfSolving(set.id);
            if (peak <= 0) {
                return u"doublets-cli does not solve %1"_s.arg(set.id);
            }
            most = std::max(most, peak);
        }
        samples.push_back(most);
    }
    return samples;
}

} // namespace

std::vector<Benchmark> oddsBenchmarks()
{
    std::vector<Benchmark> all;
    for (const RuleSet &set : exactRuleSets()) {
        const Rules rules = set.defaultRules;
        all.push_back({u"odds-"_s + set.id, u"s"_s, false,
                       [rules](Effort effort) { return solve(rules, effort); }});
    }
    all.push_back({u"odds-memory"_s, u"MB"_s, false, memoryOfOdds});
    all.push_back({u"odds-lookup"_s, u"ns"_s, false, lookUp});
    all.push_back({u"race-decision"_s, u"ms"_s, false, decideInRace});
    return all;
}

} // namespace doublets::bench
