// SPDX-License-Identifier: MIT
#include "language/language.h"
#include "match/play/answers.h"
#include "tests/app/match/match_fixture.h"

#include <QTest>

using namespace Qt::StringLiterals;

using namespace doublets;

namespace {

using About = Answers::Topic;

/// A match in memory with real dice and the answers heard by the player who asks.
struct AnswersFixture : test::MatchFixture
{
    explicit AnswersFixture(const QString &ruleSet = u"cotton"_s, const Rulings &rulings = {})
        : answers(match, session)
    {
        QObject::connect(&match, &Match::remarked, &match,
                         [this](const QString &text) { heard << text; });
        begin(ruleSet, rulings);
    }
    QString tell(About what)
    {
        heard.clear();
        answers.announce(what);
        return heard.join(u" | "_s);
    }
    void enter(std::initializer_list<Numbers> throws)
    {
        for (const Numbers &dice : throws) {
            match.enterDice(dice);
        }
    }

    Answers answers;
    QStringList heard;
};

} // namespace

class TestAnswers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void tellTheLatestThrow();
    void tellWhatMayBeDone();
    void tellWhereMenAre();
    void assumeThatTheHumanAsks();
    void tellTheScore();
    void tellTheChanceOnceItIsKnown();
    void dropTheChanceOfAnotherGame();
    void areAboutTheMomentShown();
    void doNotRevealClaims();
    void isWholeSentencesInEveryGame_data();
    void isWholeSentencesInEveryGame();
};

void TestAnswers::initTestCase()
{
    QCOMPARE(installTranslator(u"en"_s), u"en"_s);
}

void TestAnswers::tellTheLatestThrow()
{
    AnswersFixture f;
    QCOMPARE(f.tell(About::LatestThrow), u"No dice have been thrown yet."_s);
    f.enter({{6, 2}});
    QCOMPARE(f.tell(About::LatestThrow), u"Anne throws 6, Ben throws 2. Anne begins."_s);
    f.enter({{6, 1}});
    QCOMPARE(f.tell(About::LatestThrow), u"Anne throws 6 and 1."_s);
    f.match.playForced();
    const QString played = f.tell(About::LatestThrow);
    QVERIFY2(played.startsWith(u"Anne throws 6 and 1. Anne lays down men on points 6 and 1."_s),
             qPrintable(played));
}

void TestAnswers::tellWhatMayBeDone()
{
    AnswersFixture f;
    QCOMPARE(f.tell(About::Choices), u"Each player throws one die: enter the two numbers."_s);
    f.enter({{6, 2}});
    QCOMPARE(f.tell(About::Choices), u"Now Anne throws."_s);
    f.enter({{6, 1}});
    QCOMPARE(f.tell(About::Choices),
             u"Now Anne plays 6 and 1. Possible, by point: lay down 6 and 1."_s);
    f.match.shown().lookBackAt(0);
    QCOMPARE(f.tell(About::Choices), u"You are looking back. Press Enter to return."_s);
}

void TestAnswers::tellWhereMenAre()
{
    AnswersFixture f;
    f.enter({{6, 2}, {6, 1}});
    f.match.play(f.match.game().legalPlays()[0]);
    const QString own = f.tell(About::OwnMen);
    QVERIFY2(own.startsWith(u"Anne. Point 1: pile of 2 men. "_s), qPrintable(own));
    QVERIFY2(own.contains(u"1 man laid down."_s), qPrintable(own));
    const QString other = f.tell(About::OtherMen);
    QVERIFY2(other.startsWith(u"Ben. Point 1: pile of 2 men. "_s), qPrintable(other));
    QVERIFY2(!other.contains(u"played down"_s), qPrintable(other));
}

void TestAnswers::assumeThatTheHumanAsks()
{
    AnswersFixture f;
    f.session.setSeat(Side::Black, PlayerSetting::Best);
    f.enter({{2, 6}}); // it is the computer's turn
    QVERIFY(f.tell(About::OwnMen).startsWith(u"Anne. "_s));
    f.session.setSeat(Side::Black, PlayerSetting::Person);
    QVERIFY(f.tell(About::OwnMen).startsWith(u"Ben. "_s));
}

void TestAnswers::tellTheScore()
{
    AnswersFixture f;
    QCOMPARE(f.tell(About::Score), u"Anne: 9 men to lay down. Ben: 9 men to lay down."_s);
    f.enter({{6, 2}, {6, 1}});
    f.match.playForced();
    QCOMPARE(f.tell(About::Score), u"Anne: 7 men to lay down. Ben: 9 men to lay down."_s);
}

void TestAnswers::tellTheChanceOnceItIsKnown()
{
    AnswersFixture f;
    f.enter({{6, 2}});
    QCOMPARE(f.tell(About::Chance), u"Computing the chance of winning…"_s);
    QTRY_COMPARE(f.heard.size(), 2);
    const QString told = f.heard.last();
    QVERIFY2(told.startsWith(u"Chance of winning: Anne "_s), qPrintable(told));
    QVERIFY2(told.contains(u" %, Ben "_s) || told.contains(u"%, Ben "_s), qPrintable(told));
    QVERIFY(!f.match.oddsWatch().isWatched());
}

void TestAnswers::dropTheChanceOfAnotherGame()
{
    AnswersFixture f;
    QCOMPARE(f.tell(About::Chance), u"Computing the chance of winning…"_s);
    QVERIFY(f.match.oddsWatch().isWatched());
    f.session.newGameWithSameRules();
    QVERIFY(!f.match.oddsWatch().isWatched());
}

void TestAnswers::areAboutTheMomentShown()
{
    AnswersFixture f;
    f.enter({{6, 2}, {6, 1}});
    f.match.playForced();
    f.enter({{5, 4}});
    f.match.shown().lookBackAt(1);
    QVERIFY(f.tell(About::LatestThrow).startsWith(u"Anne throws 6 and 1."_s));
    QVERIFY(f.tell(About::Score).startsWith(u"Anne: 7 men to lay down."_s));
    f.match.shown().lookBackAt(0);
    QCOMPARE(f.tell(About::Score), u"Anne: 9 men to lay down. Ben: 9 men to lay down."_s);
}

/// If passed numbers must be claimed, answers must not reveal that any exist.
void TestAnswers::doNotRevealClaims()
{
    AnswersFixture f(u"charpentier"_s, {{u"claim"_s, u"claimed"_s}});
    const auto play = [&f] {
        while (f.match.game().position().stage == Stage::Playing) {
            f.match.play(f.match.game().legalPlays()[0]);
        }
    };
    f.enter({{6, 5}, {2, 1}});
    play();
    f.enter({{6, 5}});
    play();
    f.enter({{2, 1}}); // Anne has no man left for a number that Ben can use
    QCOMPARE(f.match.game().position().stage, Stage::Claiming);
    // Includes the 2, whether or not it can be claimed.
    QCOMPARE(f.tell(About::Choices),
             u"Anne leaves 2 and 1 unused. Enter on a man claims its number; Space gives up all "
             "unused numbers. Now Ben throws."_s);
}

void TestAnswers::isWholeSentencesInEveryGame_data()
{
    QTest::addColumn<QString>("ruleSet");
    QTest::addColumn<QString>("language");
    for (const RuleSet &set : test::catalogue().all()) {
        for (const QString &language : {u"en"_s, u"ru"_s}) {
            QTest::addRow("%s %s", qPrintable(set.id), qPrintable(language)) << set.id << language;
        }
    }
}

void TestAnswers::isWholeSentencesInEveryGame()
{
    QFETCH(const QString, ruleSet);
    QFETCH(const QString, language);
    QCOMPARE(installTranslator(language), language);
    AnswersFixture f(ruleSet);
    f.session.newGame({ruleSet, {}, DiceOrigin::Seeded, u"7"_s});
    while (!f.match.game().position().isOver()) {
        for (const About what :
             {About::LatestThrow, About::Choices, About::OwnMen, About::OtherMen, About::Score}) {
            const QString told = f.tell(what);
            QVERIFY2(told.endsWith(u'.') || told.endsWith(u'!'), qPrintable(told));
            QVERIFY2(!told.contains(u'%') && !told.contains(u".."_s), qPrintable(told));
        }
        if (f.match.game().canThrow()) {
            f.match.throwDice();
        } else {
            f.match.play(f.match.game().legalPlays()[0]);
        }
    }
    static_cast<void>(installTranslator(u"en"_s));
}

QTEST_GUILESS_MAIN(TestAnswers)
#include "tst_answers.moc"
