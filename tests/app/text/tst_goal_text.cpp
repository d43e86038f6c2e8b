// SPDX-License-Identifier: MIT
#include "text_fixture.h"

#include "language/language.h"
#include "text/goal_text.h"
#include "text/rules_page.h"

#include <QTest>

using namespace Qt::StringLiterals;

using namespace doublets;

class TestGoalText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { installTranslator(u"en"_s); }
    void isMadeFromThePhases_data();
    void isMadeFromThePhases();
    void isTheFirstFactOfTheRules();
};

void TestGoalText::isMadeFromThePhases_data()
{
    QTest::addColumn<std::vector<Phase>>("phases");
    QTest::addColumn<QString>("goal");
    const QString win = u". The first player with no men left wins."_s;
    using P = Phase;
    QTest::newRow("doublets") << std::vector{P::PlayDown, P::BearOff}
                              << u"Lay all your men down, then bear them off"_s + win;
    QTest::newRow("ofanfelling")
        << std::vector{P::PlayDown, P::ReStack, P::BearOff}
        << u"Lay all your men down, then stack them up again, then bear them off"_s + win;
    QTest::newRow("race") << std::vector{P::PlayDown, P::Race}
                          << u"Lay all your men down, then race them round the board and off it"_s +
                                 win;
    QTest::newRow("set up again") << std::vector{P::PlayDown, P::BearOff, P::SetUp}
                                  << u"Lay all your men down, then bear them off, then set them up "
                                     "again. The first player to do so wins."_s;
    // Not used by any source so far.
    QTest::newRow("off alone") << std::vector{P::BearOff}
                               << u"Take all your men off the board"_s + win;
    QTest::newRow("up first")
        << std::vector{P::ReStack, P::PlayDown, P::BearOff}
        << u"Stack up all your men, then lay them down, then bear them off"_s + win;
    QTest::newRow("race alone") << std::vector{P::Race}
                                << u"Race all your men round the board and off it"_s + win;
}

void TestGoalText::isMadeFromThePhases()
{
    QFETCH(const std::vector<Phase>, phases);
    QFETCH(const QString, goal);
    Rules rules;
    rules.phaseCount = 0;
    for (const Phase phase : phases) {
        rules.phases[rules.phaseCount++] = phase;
    }
    QCOMPARE(goalText(rules), goal);
    installTranslator(u"ru"_s);
    QVERIFY(goalText(rules) != goal);
    QVERIFY(!goalText(rules).contains(u"then"_s));
}

void TestGoalText::isTheFirstFactOfTheRules()
{
    const auto catalogue = Catalogue::builtIn();
    for (const RuleSet &set : catalogue.value().all()) {
        const QString page = rulesPageHtml(set, set.defaultRulings(), NumberStyle::Both);
        const auto first = page.indexOf(u"<tr>"_s);
        const auto second = page.indexOf(u"<tr>"_s, first + 1);
        const QString row = page.mid(first, second - first);
        QVERIFY2(row.contains(u"Goal"_s) && row.contains(goalText(set.defaultRules)),
                 qPrintable(row));
    }
}

QTEST_MAIN(TestGoalText)
#include "tst_goal_text.moc"
