// SPDX-License-Identifier: MIT
#include "core/odds/race/race_weights.h"
#include "core/rules/catalogue.h"
#include "training/arena.h"
#include "training/measure.h"
#include "training/self_play.h"
#include "training/trained_network.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>

#include <algorithm>
#include <cmath>
#include <cstdio>

using namespace Qt::StringLiterals;

namespace doublets::training {

namespace {

constexpr int GamesPerStep = 12;

/// The learning rate after a share of the games, 0 to 1: falls along a cosine.
float rateAfter(double share)
{
    constexpr double Pi = 3.14159265358979;
    constexpr double First = 2e-3;
    constexpr double Last = 1e-5;
    return static_cast<float>(Last + (First - Last) * 0.5 * (1 + std::cos(Pi * share)));
}

void report(const Rules &rules, const RaceNetwork &network, const RaceEndings &endings,
            std::uint64_t games, double error, qint64 seconds)
{
    constexpr std::uint64_t Games = 1000;
    const PlayerFactory trained = searchPlayerFactory(network, endings, 0);
    const auto percent = [&](const PlayerFactory &other) {
        const SimulationResult result = compete(rules, trained, other, Games, 1283).total;
        return 100.0 * static_cast<double>(result.whiteWins) / static_cast<double>(result.games);
    };
    std::printf("%9llu games %6lld s  error %.4f  random %5.1f %%  greedy %5.1f %%\n",
                static_cast<unsigned long long>(games), static_cast<long long>(seconds), error,
                percent(randomPlayerFactory()), percent(greedyPlayerFactory()));
    std::fflush(stdout);
}

void train(const Rules &rules, std::uint64_t seed, std::uint64_t games, const QString &output)
{
    QElapsedTimer timer;
    timer.start();
    const auto endings = RaceEndings::solve();
    std::printf("endings solved in %lld ms\n", static_cast<long long>(timer.elapsed()));
    TrainedNetwork trained(SplitMix(seed).next());
    SelfPlay selfPlay(seed);
    auto network = std::make_unique<RaceNetwork>(trained.rounded());
    const std::uint64_t steps = games / GamesPerStep;
    const std::uint64_t reports = 50;
    double error = 0;
    std::uint64_t errors = 0;
    for (std::uint64_t step = 0; step < steps; ++step) {
        const double share = static_cast<double>(step) / static_cast<double>(steps);
        const double lambda = share < 0.1 ? 0.9 : 0.7;
        const auto search = std::make_unique<RaceSearch>(*network, *endings);
        for (int game = 0; game < GamesPerStep; ++game) {
            for (const Example &example : selfPlay.play(*search, lambda)) {
                trained.addExample(example);
            }
        }
        error += trained.learn(rateAfter(share));
        ++errors;
        network = std::make_unique<RaceNetwork>(trained.rounded());
        if ((step + 1) % (steps / reports) == 0 || step + 1 == steps) {
            report(rules, *network, *endings, (step + 1) * GamesPerStep,
                   error / static_cast<double>(errors), timer.elapsed() / 1000);
            error = 0;
            errors = 0;
            QFile file(output);
            if (!file.open(QIODevice::WriteOnly) ||
                file.write(race_weights::serialized(
                    {{seed, (step + 1) * GamesPerStep}, network->weights()})) < 0) {
                qFatal("cannot write: %s", qPrintable(file.errorString()));
            }
        }
    }
}

/// Plays against `opponent` only, without a calibration, unless it is empty.
int measureFile(const Rules &rules, const QString &path, const QString &opponent,
                std::uint64_t games, int jobs)
{
    QFile file(path);
    const auto read =
        race_weights::parse(file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray());
    if (!read) {
        std::fprintf(stderr, "%s: %s\n", qPrintable(path),
                     qPrintable(race_weights::nameOf(read.error())));
        return 1;
    }
    const auto network = std::make_unique<const RaceNetwork>(read.value().weights);
    const auto endings = RaceEndings::solve();
    if (opponent.isEmpty()) {
        constexpr std::uint64_t CalibrationGames =
            2; // for each game of a match, which takes longer
        printCalibration(*network, *endings, CalibrationGames * games);
    }
    for (const QString &name : opponent.isEmpty() ? opponents() : QStringList{opponent}) {
        printMatch(name, rules, *network, *endings, games, jobs);
    }
    return 0;
}

} // namespace

} // namespace doublets::training

int main(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    QCommandLineParser parser;
    parser.setApplicationDescription(u"Trains the network of the race by self-play."_s);
    parser.addHelpOption();
    const QCommandLineOption seed(u"seed"_s, u"Seed; the same seed gives the same weights."_s,
                                  u"N"_s, u"1283"_s);
    const QCommandLineOption games(u"games"_s, u"Number of games."_s, u"N"_s, u"100000"_s);
    const QCommandLineOption output(u"output"_s, u"File to write."_s, u"FILE"_s, u"race.weights"_s);
    const QCommandLineOption measure(
        u"measure"_s, u"Do not train; evaluate the weights in a file over this many games."_s,
        u"FILE"_s);
    const QCommandLineOption jobs(u"jobs"_s, u"Number of threads for the measured matches."_s,
                                  u"N"_s, u"1"_s);
    const QCommandLineOption opponent(u"opponent"_s,
                                      u"Measure against this opponent only: %1."_s.arg(
                                          doublets::training::opponents().join(u", ")),
                                      u"NAME"_s);
    parser.addOptions({seed, games, output, measure, jobs, opponent});
    parser.process(application);
    if (parser.isSet(opponent) &&
        !doublets::training::opponents().contains(parser.value(opponent))) {
        std::fprintf(stderr, "Unknown opponent: %s\n", qPrintable(parser.value(opponent)));
        return 1;
    }
    const auto catalogue = doublets::Catalogue::builtIn();
    const doublets::RuleSet *set = catalogue ? catalogue.value().find(u"alfonso-race"_s) : nullptr;
    if (set == nullptr || !doublets::supportsRaceBoard(set->defaultRules)) {
        std::fprintf(stderr, "The rule file of the race cannot be read.\n");
        return 1;
    }
    if (parser.isSet(measure)) {
        return doublets::training::measureFile(
            set->defaultRules, parser.value(measure), parser.value(opponent),
            parser.value(games).toULongLong(), std::max(1, parser.value(jobs).toInt()));
    }
    doublets::training::train(set->defaultRules, parser.value(seed).toULongLong(),
                              parser.value(games).toULongLong(), parser.value(output));
    return 0;
}
