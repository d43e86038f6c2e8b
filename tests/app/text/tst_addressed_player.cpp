// SPDX-License-Identifier: MIT
#include "text_fixture.h"

#include "language/language.h"
#include "text/caption.h"
#include "text/events_text.h"
#include "text/fate_text.h"

#include <QTest>

using namespace Qt::StringLiterals;

using namespace doublets;

namespace {

PlayerNames namesFor(Side addressee)
{
    PlayerNames names = test::NamesInFigures;
    names.addressee = addressee;
    return names;
}

/// Returns all texts about the last action of `game` and the next one.
QStringList textsOf(const Game &game, const PlayerNames &names)
{
    const auto &events = game.history().back().events;
    QStringList texts{captionText(game, names), latestEventsText(game, names),
                      taskText(game, names),
                      eventsText(game.ruleSet(), names, {events.begin(), events.end()})};
    for (const Event &event : events) {
        if (const auto *passed = std::get_if<NumberPassed>(&event)) {
            texts << reasonText(names, *passed);
        } else if (const auto *lost = std::get_if<NumberLost>(&event)) {
            texts << reasonText(names, *lost);
        }
    }
    return texts;
}

} // namespace

/// Tests the texts that address a player as "you".
class TestAddressedPlayer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { installTranslator(u"en"_s); }
    void isNeverNamed_data();
    void isNeverNamed();
    void isAddressedInSentences();
};

void TestAddressedPlayer::isNeverNamed_data()
{
    QTest::addColumn<QString>("ruleSet");
    for (const QString &id : test::catalogue().ids()) {
        QTest::newRow(qPrintable(id)) << id;
    }
}

void TestAddressedPlayer::isNeverNamed()
{
    QFETCH(const QString, ruleSet);
    const RuleSet &rules = test::ruleSet(ruleSet);
    QSet<QString> told;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const Side addressee = seed % 2 == 0 ? Side::Black : Side::White;
        const PlayerNames names = namesFor(addressee);
        Game game(rules, rules.defaultRulings(), std::make_unique<SeededDice>(seed));
        while (!game.position().isOver()) {
            if (game.canThrow()) {
                QVERIFY(game.throwDice());
            } else {
                QVERIFY(game.play(game.legalPlays()[0]));
            }
            for (const QString &text : textsOf(game, names)) {
                QVERIFY2(!text.contains(names.nameOf(addressee)), qPrintable(text));
                told << text;
            }
        }
    }
    const auto isTold = [&told](const QString &words) {
        return std::ranges::any_of(told, [&](const QString &text) { return text.contains(words); });
    };
    QVERIFY(isTold(u"You throw "_s));
    QVERIFY(isTold(u"Now you play "_s) && isTold(u"Now you throw"_s));
    QVERIFY(isTold(u"Ben throws "_s) && isTold(u"Anne throws "_s));
}

void TestAddressedPlayer::isAddressedInSentences()
{
    const PlayerNames white = namesFor(Side::White);
    const PlayerNames black = namesFor(Side::Black);
    const RuleSet &rules = test::ruleSet(u"willughby"_s);
    Game game(rules, rules.defaultRulings(),
              std::make_unique<ScriptedDice>(std::vector<std::uint8_t>{6, 1, 4, 2, 5, 3}));
    QVERIFY(game.throwDice());
    QCOMPARE(captionText(game, white), u"You throw 6, Ben throws 1. You begin."_s);
    QCOMPARE(captionText(game, black), u"Anne throws 6, you throw 1. Anne begins."_s);
    QVERIFY(game.throwDice());
    QCOMPARE(captionText(game, white), u"You throw 4 and 2. Now you play 4 and 2."_s);
    QVERIFY(game.play(game.legalPlays()[0]));
    QVERIFY(game.play(game.legalPlays()[0]));
    QCOMPARE(captionText(game, white), u"You lay down men on points 4 and 2. Now Ben throws."_s);
    QCOMPARE(captionText(game, black), u"Anne lays down men on points 4 and 2. Now you throw."_s);
}

QTEST_GUILESS_MAIN(TestAddressedPlayer)
#include "tst_addressed_player.moc"
