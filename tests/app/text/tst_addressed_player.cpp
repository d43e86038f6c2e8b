// SPDX-License-Identifier: MIT
#include "text_fixture.h"

#include "language/language.h"
#include "text/caption.h"
#include "text/claim_text.h"
#include "text/events_text.h"
#include "text/fate_text.h"
#include "text/refusal_text.h"
#include "text/spoken_text.h"

#include "core/game/hindrance.h"
#include "core/game/referee.h"

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

/// Returns whether the board is locked because it is the turn of the opponent, a computer. See
/// Match::isLocked().
bool isLocked(const Game &game, Side addressee)
{
    const Position &position = game.position();
    switch (position.stage) {
    case Stage::ToThrow:
        return referee::nextThrower(game.rules(), position) != addressee;
    case Stage::Playing:
    case Stage::Claiming:
        return position.player != addressee;
    case Stage::Opening:
    case Stage::Won:
    case Stage::Drawn:
        break;
    }
    return false;
}

/// Returns all replies to attempts to throw, play or claim at the wrong time.
QStringList refusalsOf(const Game &game, const PlayerNames &names)
{
    QStringList texts;
    const Position &position = game.position();
    for (const Side side : {Side::White, Side::Black}) {
        if (const auto why = referee::findThrowHindrance(game.rules(), position, side)) {
            texts << hindranceText(names, *why);
        }
        texts << trayHindranceText(game, names, side) << turnText(names, opponentOf(side));
        for (int point = 1; point <= PointsOnTrack; ++point) {
            if (const auto why = referee::findHindrance(game.rules(), position, side, point)) {
                texts << hindranceText(game.ruleSet(), names, *why)
                      << wrongClaimText(game, names, side, point);
            }
        }
    }
    return texts;
}

/// Returns all texts about the last action of `game` and the next one.
QStringList textsOf(const Game &game, const PlayerNames &names)
{
    const HistoryEntry &last = game.history().back();
    const auto &events = last.events;
    QStringList texts{captionText(game, names), latestEventsText(game, names),
                      taskText(game, names),
                      eventsText(game.ruleSet(), names, {events.begin(), events.end()}),
                      spokenText(game, names, {&last, 1}, SpeechLevel::Usual, false)};
    if (const auto *play = std::get_if<Play>(&last.action)) {
        texts << claimText(game, names, *play);
    }
    if (const auto unused = findUnusedNumbers(game)) {
        texts << unusedNumbersText(game, names, *unused);
    }
    if (!isLocked(game, *names.addressee)) {
        texts << refusalsOf(game, names);
    }
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
    void isAddressedInRefusals();
    void isAddressedInClaims();
};

void TestAddressedPlayer::isNeverNamed_data()
{
    QTest::addColumn<QString>("ruleSet");
    QTest::addColumn<Rulings>("rulings");
    for (const QString &id : test::catalogue().ids()) {
        QTest::newRow(qPrintable(id)) << id << Rulings();
    }
    QTest::newRow("claims") << u"charpentier"_s << Rulings{{u"claim"_s, u"claimed"_s}};
}

void TestAddressedPlayer::isNeverNamed()
{
    QFETCH(const QString, ruleSet);
    QFETCH(const Rulings, rulings);
    const RuleSet &rules = test::ruleSet(ruleSet);
    QSet<QString> told;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const Side addressee = seed % 2 == 0 ? Side::Black : Side::White;
        const PlayerNames names = namesFor(addressee);
        Game game(rules, rules.completedRulings(rulings).value(),
                  std::make_unique<SeededDice>(seed));
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

void TestAddressedPlayer::isAddressedInRefusals()
{
    const auto game = test::game(u"cotton"_s, {}, {6, 2, 3, 1, 4, 2});
    const PlayerNames white = namesFor(Side::White);
    const auto refusal = [&](Side side, int point) {
        const auto why = referee::findHindrance(game->rules(), game->position(), side, point);
        return why ? hindranceText(game->ruleSet(), white, *why) : QString();
    };
    const auto throwRefusal = [&] {
        const auto why = referee::findThrowHindrance(game->rules(), game->position(), Side::Black);
        return why ? hindranceText(white, *why) : QString();
    };
    QVERIFY(game->throwDice());
    QCOMPARE(refusal(Side::White, 5), u"You must throw first."_s);
    QCOMPARE(throwRefusal(), u"Now you throw."_s);
    QCOMPARE(turnText(white, Side::White), u"It is your turn."_s);
    QCOMPARE(turnText(white, Side::Black), u"It is Ben’s turn."_s);
    QVERIFY(game->throwDice());
    QCOMPARE(refusal(Side::Black, 5), u"Now you play 3 and 1."_s);
}

void TestAddressedPlayer::isAddressedInClaims()
{
    const auto game = test::game(u"charpentier"_s, {{u"claim"_s, u"claimed"_s}},
                                 {6, 2, 6, 1, 4, 3, 5, 1}); // Black may claim the last 1
    const PlayerNames white = namesFor(Side::White);
    const PlayerNames black = namesFor(Side::Black);
    for (int i = 0; i < 4; ++i) {
        QVERIFY(game->throwDice());
        game->playForced();
    }
    const auto unused = findUnusedNumbers(*game);
    QVERIFY(unused);
    QCOMPARE(unusedNumbersText(*game, white, *unused), u"You leave 1 unused."_s);
    QCOMPARE(unusedNumbersText(*game, black, *unused), u"Anne leaves 1 unused."_s);
    const auto wrongClaim = [&](const PlayerNames &names, Side side, int point) {
        return wrongClaimText(*game, names, side, point);
    };
    QCOMPARE(wrongClaim(white, Side::Black, 3), u"Your throw has no 3 to claim."_s);
    QCOMPARE(wrongClaim(white, Side::Black, 5), u"You used the 5. It cannot be claimed."_s);
    QCOMPARE(wrongClaim(black, Side::White, 3), u"Only you can claim unused numbers."_s);
    QVERIFY(test::playFrom(*game, 1));
    QCOMPARE(wrongClaim(black, Side::Black, 1), u"You have already claimed the 1."_s);
    const HistoryEntry &claim = game->history().back();
    QVERIFY(spokenText(*game, black, {&claim, 1}, SpeechLevel::Usual, false)
                .startsWith(u"You claim the 1."_s));
    QVERIFY(spokenText(*game, white, {&claim, 1}, SpeechLevel::Usual, false)
                .startsWith(u"Ben claims the 1."_s));
}

QTEST_GUILESS_MAIN(TestAddressedPlayer)
#include "tst_addressed_player.moc"
