// SPDX-License-Identifier: MIT
#include "tests/core/game/positions.h"

#include "core/dice/dice.h"
#include "core/game/game.h"
#include "core/game/hindrance.h"
#include "core/rules/catalogue.h"

#include <QTest>

#include <memory>

using namespace doublets;
using namespace doublets::testing;
using namespace Qt::StringLiterals;

/// Checks the numbers that a player is told to play.
class TestUsableNumbers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namesWhatCanBePlayed_data();
    void namesWhatCanBePlayed();
    void includesEveryPlay_data();
    void includesEveryPlay();
    void hindrancesNameThem();
};

namespace {

QString textOf(const Numbers &numbers)
{
    QStringList each;
    for (const std::uint8_t number : numbers) {
        each << QString::number(number);
    }
    return each.join(u' ');
}

Position thrown(const Rules &rules, const QString &white, const QString &black, const QString &dice)
{
    Position position = positionFrom(rules, white.toStdString(), black.toStdString(), Side::White);
    const Action action = actionFrom("W " + dice.toStdString());
    referee::throwDice(rules, position, std::get<Throw>(action));
    return position;
}

} // namespace

void TestUsableNumbers::namesWhatCanBePlayed_data()
{
    QTest::addColumn<QString>("ruleSet");
    QTest::addColumn<QString>("white");
    QTest::addColumn<QString>("dice");
    QTest::addColumn<QString>("numbers");
    QTest::addColumn<int>("count");
    const auto row = [](const char *name, const QString &ruleSet, const QString &white,
                        const QString &dice, const QString &numbers, int count) {
        QTest::newRow(name) << ruleSet << white << dice << numbers << count;
    };
    row("all", u"cotton"_s, u"down all"_s, u"6-2"_s, u"6 2"_s, 2);
    row("one man for two equal numbers", u"fiske"_s, u"off only 2"_s, u"2-2"_s, u"2"_s, 1);
    row("one man for three equal numbers", u"alfonso"_s, u"off only 2"_s, u"2-2-2"_s, u"2"_s, 1);
    row("two men for three equal numbers", u"alfonso"_s, u"off only 2 2"_s, u"2-2-2"_s, u"2 2"_s,
        2);
    row("a number after the next stage begins", u"alfonso"_s, u"down only 6"_s, u"6-2-2"_s,
        u"6 2 2"_s, 3);
    row("a number that no man can use", u"alfonso"_s, u"off only 6 3"_s, u"6-3-2"_s, u"6 3"_s, 2);
    row("one man that moves twice", u"yahoudieh"_s, u"home 0 0 0 0 0 1"_s, u"6-5"_s, u"6 5"_s, 2);
    row("alternatives", u"yahoudieh"_s, u"home 0 0 0 0 1 0"_s, u"6-5"_s, u"6 5"_s, 1);
}

void TestUsableNumbers::namesWhatCanBePlayed()
{
    QFETCH(const QString, ruleSet);
    QFETCH(const QString, white);
    QFETCH(const QString, dice);
    const Rules rules = rulesOf(ruleSet.toStdString());
    const Position position = thrown(rules, white, u"down all"_s, dice);
    const referee::UsableNumbers usable = referee::usableNumbers(rules, position);
    QTEST(textOf(usable.numbers), "numbers");
    QTEST(usable.count, "count");
}

void TestUsableNumbers::includesEveryPlay_data()
{
    QTest::addColumn<QString>("id");
    for (const QString &id : Catalogue::builtIn().value().ids()) {
        QTest::newRow(qPrintable(id)) << id;
    }
}

void TestUsableNumbers::includesEveryPlay()
{
    QFETCH(const QString, id);
    const auto catalogue = Catalogue::builtIn();
    const RuleSet &ruleSet = *catalogue.value().find(id);
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        Game game(ruleSet, ruleSet.defaultRulings(), std::make_unique<SeededDice>(seed));
        std::uint64_t choice = seed;
        while (!game.position().isOver()) {
            if (game.canThrow()) {
                QVERIFY(game.throwDice());
                continue;
            }
            const Position before = game.position();
            referee::UsableNumbers usable = referee::usableNumbers(game.rules(), before);
            int played = 0;
            while (game.position().stage == Stage::Playing &&
                   game.position().player == before.player && before.doubletMen == 0) {
                const PlayList plays = game.legalPlays();
                const Play play = plays[static_cast<int>(++choice % 7) % plays.size()];
                QVERIFY2(usable.numbers.contains(play.number), positionText(before).c_str());
                usable.numbers.remove(play.number);
                ++played;
                QVERIFY(game.play(play));
            }
            QCOMPARE(played, usable.count);
            if (before.doubletMen > 0) {
                QVERIFY(game.play(game.legalPlays()[0]));
            }
        }
    }
}

void TestUsableNumbers::hindrancesNameThem()
{
    const Rules rules = rulesOf("alfonso");
    Position position = thrown(rules, u"off only 6 3 1"_s, u"down all"_s, u"6-3-3"_s);
    QCOMPARE(textOf(referee::findHindrance(rules, position, Side::Black, 1)->remainingNumbers),
             u"6 3"_s);
    referee::play(rules, position, referee::legalPlays(rules, position)[0]);
    const auto hindrance = referee::findHindrance(rules, position, Side::White, 1);
    QCOMPARE(hindrance->kind, referee::Hindrance::Kind::OtherNumbers);
    QCOMPARE(hindrance->remainingNumbers.size(), 1);
}

QTEST_APPLESS_MAIN(TestUsableNumbers)
#include "tst_usable_numbers.moc"
