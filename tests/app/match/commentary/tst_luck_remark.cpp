// SPDX-License-Identifier: MIT
#include "core/odds/estimated_odds.h"
#include "language/language.h"
#include "match/commentary/luck_remark.h"
#include "match/match.h"
#include "text/odds_text.h"

#include "tests/app/match/session/session_fixture.h"

#include <QTemporaryDir>

using namespace doublets;

class TestLuckRemark : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QCOMPARE(installTranslator(u"en"_s), u"en"_s); }
    void saysThatLuckIsEstimated_data();
    void saysThatLuckIsEstimated();
    void countsClaimsAsChoices_data();
    void countsClaimsAsChoices();
};

void TestLuckRemark::saysThatLuckIsEstimated_data()
{
    QTest::addColumn<QString>("ruleSet");
    QTest::addColumn<bool>("isEstimated");
    QTest::newRow("race") << u"alfonso-race"_s << true;
    QTest::newRow("laying") << u"cotton"_s << false;
}

void TestLuckRemark::saysThatLuckIsEstimated()
{
    QFETCH(const QString, ruleSet);
    QFETCH(const bool, isEstimated);
    constexpr int Seeds = 20;
    const auto catalogue = Catalogue::builtIn();
    const QTemporaryDir folder;
    Sitting sitting(catalogue.value(), folder.path());
    OddsStore store([](const Rules &rules, const Progress &progress) -> OddsStore::Source {
        constexpr int Few = 2; // play-outs
        return isEstimate(oddsMethod(rules)) ? std::make_shared<const EstimatedOdds>(rules, Few)
                                             : makeOdds(rules, progress);
    });
    Match match(sitting.session, {}, Scheduler::system(), nullptr, &store);
    match.oddsWatch().setWatched(this, true);
    sitting.session.start();
    QString remark;
    for (int seed = 1; seed <= Seeds && remark.isEmpty(); ++seed) { // small luck is not mentioned
        sitting.session.newGame(seeded(ruleSet, QString::number(seed)));
        QCOMPARE(luckRemark(match), QString()); // not while the game is played
        finish(match.game());
        QTRY_VERIFY_WITH_TIMEOUT(match.oddsWatch().isComplete(), 60'000);
        remark = luckRemark(match);
    }
    QVERIFY(!remark.isEmpty());
    QVERIFY2(remark.endsWith(methodNote(OddsMethod::GoodPlay)) == isEstimated, qPrintable(remark));
}

void TestLuckRemark::countsClaimsAsChoices_data()
{
    QTest::addColumn<QString>("claim");
    QTest::addColumn<bool>("leavesChoice");
    QTest::newRow("automatic") << u"automatic"_s << false;
    QTest::newRow("claimed") << u"claimed"_s << true;
}

void TestLuckRemark::countsClaimsAsChoices()
{
    QFETCH(const QString, claim);
    QFETCH(const bool, leavesChoice);
    const auto catalogue = Catalogue::builtIn();
    const QTemporaryDir folder;
    Sitting sitting(catalogue.value(), folder.path());
    Match match(sitting.session, {}, Scheduler::system());
    sitting.session.start();
    sitting.session.newGame({u"charpentier"_s, {{u"claim"_s, claim}}, DiceOrigin::Seeded, u"2"_s});
    finish(match.game());
    const QString noChoice = u"There was no choice to make: the dice decided."_s;
    QCOMPARE(luckRemark(match) != noChoice, leavesChoice);
}

QTEST_GUILESS_MAIN(TestLuckRemark)
#include "tst_luck_remark.moc"
