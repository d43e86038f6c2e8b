// SPDX-License-Identifier: MIT
#include "tests/app/desktop/window/computer_fixture.h"

#include "core/record/replay.h"

#include <QTest>

using namespace doublets;

/// Lets the computer play whole games of every rule set in the real window.
class TestComputerGames : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void playsAWholeGameAgainstAPerson_data();
    void playsAWholeGameAgainstAPerson();
    void playsBothSides_data();
    void playsBothSides();
};

void TestComputerGames::playsAWholeGameAgainstAPerson_data()
{
    QTest::addColumn<QString>("ruleSet");
    for (const RuleSet &set : allRuleSets().all()) {
        if (set.id != u"methodique") { // plays as charpentier
            QTest::addRow("%s", qPrintable(set.id)) << set.id;
        }
    }
}

void TestComputerGames::playsAWholeGameAgainstAPerson()
{
    QFETCH(const QString, ruleSet);
    ComputerFixture f(ruleSet);
    f.session.setSeat(Side::Black, PlayerSetting::Best);
    f.personPlaysToTheEnd();
    QVERIFY(f.game().position().isOver());
    const Record record = f.session.record();
    QCOMPARE(record.white.kind, PlayerKind::Human);
    QCOMPARE(record.black.kind, PlayerKind::Computer);
    QVERIFY(replay(record, allRuleSets()).ok());
}

void TestComputerGames::playsBothSides_data()
{
    QTest::addColumn<QString>("ruleSet");
    for (const char *id : {"cotton", "charpentier", "alfonso-race"}) {
        QTest::newRow(id) << QString::fromLatin1(id);
    }
}

void TestComputerGames::playsBothSides()
{
    QFETCH(const QString, ruleSet);
    ComputerFixture f(ruleSet);
    f.session.setSeat(Side::White, PlayerSetting::Best);
    f.session.setSeat(Side::Black, PlayerSetting::Careless);
    QTRY_VERIFY_WITH_TIMEOUT(f.game().position().isOver(), OddsTimeout);
    QVERIFY(f.find<QWidget>("winnerPanel")->isVisible());
    QVERIFY(replay(f.session.record(), allRuleSets()).ok());
}

QTEST_MAIN(TestComputerGames)
#include "tst_computer_games.moc"
