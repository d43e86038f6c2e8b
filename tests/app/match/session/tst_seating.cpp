// SPDX-License-Identifier: MIT
#include "match/session/seating.h"

#include "core/players/player.h"
#include "core/rules/catalogue.h"
#include "match/session/record_players.h"

#include <QTest>

using namespace Qt::StringLiterals;

using namespace doublets;

class TestSeating : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void seats_data();
    void seats();
    void offersTheCasualLevelOnlyInTheRace();
    void recordsEachLevel();
};

void TestSeating::seats_data()
{
    QTest::addColumn<Seats>("before");
    QTest::addColumn<Seating>("said");
    QTest::addColumn<Seating>("wanted");
    QTest::addColumn<Seats>("after");
    constexpr auto P = PlayerSetting::Person;
    constexpr auto B = PlayerSetting::Best;
    constexpr auto C = PlayerSetting::Careless;
    constexpr auto Two = Seating::TwoPeople;
    constexpr auto With = Seating::WithComputer;
    constexpr auto Alone = Seating::ComputerAlone;
    QTest::newRow("two people") << Seats{{P, C}} << With << Two << Seats{{P, P}};
    QTest::newRow("with the computer") << Seats{{P, P}} << Two << With << Seats{{P, B}};
    QTest::newRow("as it played") << Seats{{B, C}} << Alone << With << Seats{{P, C}};
    QTest::newRow("where it sat") << Seats{{C, P}} << With << With << Seats{{C, P}};
    QTest::newRow("watch") << Seats{{P, C}} << With << Alone << Seats{{B, C}};
    QTest::newRow("watch on") << Seats{{C, C}} << Alone << Alone << Seats{{C, C}};
}

void TestSeating::seats()
{
    QFETCH(const Seats, before);
    QFETCH(const Seating, said);
    QFETCH(const Seating, wanted);
    QFETCH(const Seats, after);
    QVERIFY(seatingOf(before) == said);
    QVERIFY(seatsFor(wanted, before) == after);
    QVERIFY(seatingOf(after) == wanted);
}

void TestSeating::offersTheCasualLevelOnlyInTheRace()
{
    const auto loaded = Catalogue::builtIn();
    for (const RuleSet &set : loaded.value().all()) {
        const auto levels = computerLevels(set.rules(set.defaultRulings()));
        QVERIFY(levels.front() == PlayerSetting::Best);
        QVERIFY(levels.back() == PlayerSetting::Careless);
        QCOMPARE(levels.size(), set.id == u"alfonso-race" ? 3U : 2U);
    }
}

void TestSeating::recordsEachLevel()
{
    for (const QString &name : {QString(), u"Turk"_s}) {
        for (const auto level :
             {PlayerSetting::Best, PlayerSetting::Casual, PlayerSetting::Careless}) {
            const RecordedPlayer recorded = createRecordedPlayer(level, name);
            QVERIFY(playerIds().contains(recorded.level));
            QVERIFY(playerSettingOf(recorded) == level);
            QCOMPARE(customNameOf(recorded), name);
        }
    }
}

QTEST_APPLESS_MAIN(TestSeating)
#include "tst_seating.moc"
