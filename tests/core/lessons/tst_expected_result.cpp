// SPDX-License-Identifier: MIT
#include "core/lessons/expected_result.h"
#include "core/rules/catalogue.h"

#include <QTest>

using namespace Qt::StringLiterals;

using namespace doublets;

/// Tests the expected results of an experiment with two runs.
class TestExpectedResult : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void ofAllRunsAreThoseOfEach();
    void ofOneRunHaveNoDifference();

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

QTEST_GUILESS_MAIN(TestExpectedResult)
#include "tst_expected_result.moc"
