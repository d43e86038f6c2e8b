// SPDX-License-Identifier: MIT
#include "core/odds/opening_odds.h"
#include "tests/core/odds/odds_games.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace doublets;

namespace {

bool isChoice(const Rules &rules, const Position &position)
{
    const PlayList plays = referee::legalPlays(rules, position);
    std::vector<Position> results;
    for (const Play &play : plays) {
        Position after = position;
        referee::play(rules, after, play);
        results.push_back(after);
    }
    return std::any_of(results.begin(), results.end(),
                       [&results](const Position &each) { return each != results.front(); });
}

/// Counts throws, and those that leave a choice, over games of random play.
PlayFigures figuresOfRandomPlay(const Rules &rules, std::uint64_t games)
{
    double throws = 0;
    double withChoice = 0;
    bool hasChoice = false;
    testing::forPositions(rules, games, [&](const Position &position) {
        if (position.stage == Stage::ToThrow) {
            ++throws;
            withChoice += hasChoice ? 1 : 0;
            hasChoice = false;
        } else {
            hasChoice = hasChoice || isChoice(rules, position);
        }
    });
    return {throws / static_cast<double>(games), withChoice / throws, false};
}

} // namespace

/// Compares the figures in the rule files with what the program computes.
class TestPlayFigures : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void matchTheComputedFigures_data();
    void matchTheComputedFigures();
};

void TestPlayFigures::matchTheComputedFigures_data()
{
    QTest::addColumn<QString>("id");
    for (const QString &id : Catalogue::builtIn().value().ids()) {
        QTest::newRow(qPrintable(id)) << id;
    }
}

void TestPlayFigures::matchTheComputedFigures()
{
    if (testing::FewerMen) {
        QSKIP("solving whole games takes minutes with sanitizers");
    }
    QFETCH(const QString, id);
    const auto catalogue = Catalogue::builtIn();
    const RuleSet &set = *catalogue.value().find(id);
    QCOMPARE(set.figures.isExact, oddsMethod(set.defaultRules) == OddsMethod::Exact);
    PlayFigures found;
    double tolerance = 0.005; // the files round throws to 0.01 and shares to 0.0001
    if (set.figures.isExact) {
        const auto rows = computeOpeningOdds({{set, set.defaultRulings()}}, true, {});
        found = {rows->front().odds.throws, rows->front().skill->throwsWithChoice, true};
    } else {
        found = figuresOfRandomPlay(set.defaultRules, 2000);
        tolerance = 1;
    }
    const QString text = u"%1 throws, share %2"_s.arg(QString::number(found.meanThrows),
                                                      QString::number(found.throwsWithChoice));
    QVERIFY2(std::abs(found.meanThrows - set.figures.meanThrows) <= tolerance, qPrintable(text));
    QVERIFY2(std::abs(found.throwsWithChoice - set.figures.throwsWithChoice) <= tolerance / 50,
             qPrintable(text));
}

QTEST_GUILESS_MAIN(TestPlayFigures)
#include "tst_play_figures.moc"
