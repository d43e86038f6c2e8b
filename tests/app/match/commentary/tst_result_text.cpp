// SPDX-License-Identifier: MIT
#include "match/commentary/match_text.h"
#include "match/commentary/result_text.h"

#include "tests/app/match/match_fixture.h"
#include "tests/app/match/session/session_fixture.h"

#include <QTest>

using namespace Qt::StringLiterals;

using namespace doublets;
using namespace doublets::test;

class TestResultText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { installTranslator(u"en"_s); }
    void tellsWhoWinsAndWhatIsLeft();
    void addressesThePlayer();
    void tellsWhyAGameIsDrawn();
    void tellsTheStandingOfAMatch();
};

void TestResultText::tellsWhoWinsAndWhatIsLeft()
{
    MatchFixture f;
    f.begin(u"willughby"_s, {});
    QSet<QString> told;
    for (int seed = 1; seed <= 60; ++seed) {
        f.session.newGame({u"willughby"_s, {}, DiceOrigin::Seeded, QString::number(seed)});
        finish(f.session.game());
        const Position &position = f.session.game().position();
        const Men &men = position.menOf(opponentOf(position.winner()));
        const bool white = position.winner() == Side::White;
        const QString loser = white ? u"Ben"_s : u"Anne"_s;
        const QString left = men.borneOff == 0 ? u"%1 still had every man on the board."_s
                             : men.onBoard() == 1
                                 ? u"%1 had one man left."_s
                                 : u"%1 had "_s + QString::number(men.onBoard()) + u" men left."_s;
        const ResultTexts texts = resultTexts(f.match);
        QCOMPARE(texts.title, white ? u"Anne wins"_s : u"Ben wins"_s);
        QVERIFY2(texts.text.startsWith(left.arg(loser)), qPrintable(texts.text));
        QCOMPARE(texts.textWithMatchResult, texts.text);
        told << left;
    }
    QVERIFY(told.contains(u"%1 had one man left."_s));
    QVERIFY(told.size() > 3);
}

/// On the museum display, a visitor who plays against the computer is "you".
void TestResultText::addressesThePlayer()
{
    Policy policy;
    policy.addressesPlayer = true;
    MatchFixture f(policy);
    f.begin(u"willughby"_s, {});
    f.settings.blackPlayer.set(PlayerSetting::Best);
    QSet<QString> titles;
    for (int seed = 1; seed <= 30; ++seed) {
        f.session.newGame({u"willughby"_s, {}, DiceOrigin::Seeded, QString::number(seed)});
        finish(f.session.game());
        const bool isWon = f.session.game().position().winner() == Side::White;
        const ResultTexts texts = resultTexts(f.match);
        QCOMPARE(texts.title, isWon ? u"You have won!"_s : u"The computer wins"_s);
        QCOMPARE(texts.text.startsWith(u"You "_s), !isWon);
        titles << texts.title;
    }
    QCOMPARE(titles.size(), 2);
}

void TestResultText::tellsWhyAGameIsDrawn()
{
    MatchFixture f;
    f.begin(u"alfonso-race"_s, {});
    for (int seed = 1; seed <= 400; ++seed) {
        f.session.newGame({u"alfonso-race"_s, {}, DiceOrigin::Seeded, QString::number(seed)});
        finish(f.session.game());
        if (f.session.game().position().stage == Stage::Drawn) {
            QCOMPARE(resultTexts(f.match).title, u"A draw"_s);
            QVERIFY(!resultTexts(f.match).text.isEmpty());
            f.settings.matchLength.set(MatchLength::BestOfThree);
            QVERIFY(!f.match.matchStanding()); // the game was a single one
            return;
        }
    }
    QFAIL("no game is drawn");
}

void TestResultText::tellsTheStandingOfAMatch()
{
    const PlayerNames names{u"Anne"_s, u"Ben"_s};
    const auto text = [&names](MatchLength length, int white, int black) {
        return matchStandingText({length, {white, black}}, names).remove(QChar(0x2060));
    };
    QCOMPARE(text(MatchLength::BestOfThree, 1, 0), u"Anne leads 1–0 in a best-of-three match."_s);
    QCOMPARE(text(MatchLength::BestOfFive, 1, 2), u"Ben leads 2–1 in a best-of-five match."_s);
    QCOMPARE(text(MatchLength::BestOfSeven, 3, 3), u"The score is 3–3 in a best-of-seven match."_s);
    QCOMPARE(matchResultText({MatchLength::BestOfFive, {1, 3}}, names).remove(QChar(0x2060)),
             u"Ben wins the match 3–1"_s);
}

QTEST_GUILESS_MAIN(TestResultText)
#include "tst_result_text.moc"
