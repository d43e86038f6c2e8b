// SPDX-License-Identifier: MIT
#include "core/lessons/expected_result.h"
#include "core/rules/catalogue.h"

#include <QTest>

#include <cmath>

using namespace Qt::StringLiterals;

using namespace doublets;

/// Tests the expected results of an experiment with two runs.
class TestExpectedResult : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void ofAllRunsAreThoseOfEach();
    void ofOneRunHaveNoDifference();
    void throwsAreExactIfThePlayersDiffer();
    void comparesWhiteIfThePlayersDiffer();

private:
    const Result<Catalogue, Error> m_catalogue = Catalogue::builtIn();
};

void TestExpectedResult::ofAllRunsAreThoseOfEach()
{
    const Catalogue &catalogue = m_catalogue.value();
    Experiment lost;
    lost.ruleSet = u"willughby"_s;
    lost.games = 1'000;
    Experiment passed = lost;
    passed.rulings = {{u"unplayable"_s, u"opponent"_s}};
    double progressMade = 0;
    const ExpectedResults all = expectedResults({lost, passed}, catalogue, [&](double done) {
        const bool isForward = done >= progressMade;
        progressMade = done;
        return isForward;
    });
    QCOMPARE(all.results.size(), std::size_t{2});
    QVERIFY(all.results[0] == expectedResult(lost, catalogue, {}));
    QVERIFY(all.results[1] == expectedResult(passed, catalogue, {}));
    const auto difference = expectedDifference(lost, passed, catalogue, {});
    QVERIFY(all.difference && difference);
    QCOMPARE(all.difference->share, difference->share);
    QCOMPARE(all.difference->throws, difference->throws);
    QCOMPARE(all.difference->power, difference->power);
    QVERIFY(all.difference->shareRange == difference->shareRange);
    QVERIFY(all.difference->throwsRange == difference->throwsRange);
}

void TestExpectedResult::ofOneRunHaveNoDifference()
{
    Experiment one;
    one.ruleSet = u"willughby"_s;
    one.games = 100;
    const ExpectedResults all = expectedResults({one}, m_catalogue.value(), {});
    QCOMPARE(all.results.size(), std::size_t{1});
    QVERIFY(all.results[0].has_value());
    QVERIFY(!all.difference);
}

void TestExpectedResult::throwsAreExactIfThePlayersDiffer()
{
    Experiment one;
    one.ruleSet = u"willughby"_s;
    one.white = u"best"_s;
    const auto throwsIn = [&](std::uint64_t games) {
        one.games = games;
        return expectedResult(one, m_catalogue.value(), {})->throws;
    };
    QCOMPARE(throwsIn(100), throwsIn(30'000)); // an estimate would depend on the number of games
    const double throws = throwsIn(100);
    // 10 million games with the seed 5 give 21.6323 ± 0.0044.
    QVERIFY2(std::abs(throws - 21.633622) < 1e-6, qPrintable(QString::number(throws, 'g', 9)));
}

void TestExpectedResult::comparesWhiteIfThePlayersDiffer()
{
    Experiment best;
    best.ruleSet = u"willughby"_s;
    best.white = u"best"_s;
    best.games = 100;
    Experiment random = best;
    random.white = u"random"_s;
    const ExpectedResults all = expectedResults({best, random}, m_catalogue.value(), {});
    QVERIFY(all.difference);
    QCOMPARE(all.difference->share, all.results[0]->share - 0.5);
    QVERIFY(all.difference->shareRange.contains(all.difference->share));
}

QTEST_GUILESS_MAIN(TestExpectedResult)
#include "tst_expected_result.moc"
