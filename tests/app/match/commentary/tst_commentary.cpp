// SPDX-License-Identifier: MIT
#include "language/language.h"
#include "match/commentary/commentary.h"
#include "match/first_steps/first_steps.h"
#include "tests/app/match/match_fixture.h"
#include "text/claim_text.h"
#include "text/computer_names.h"

#include <QTest>

using namespace Qt::StringLiterals;

using namespace doublets;

namespace {

/// A match in memory with real dice and its announcements.
struct CommentaryFixture : test::MatchFixture
{
    explicit CommentaryFixture(const QString &ruleSet = u"cotton"_s, const Rulings &rulings = {})
        : commentary(match)
    {
        QObject::connect(&commentary, &Commentary::sentencesReady, &commentary,
                         [this](const QString &text) { said << text; });
        QObject::connect(&commentary, &Commentary::pastMomentDescribed, &commentary,
                         [this](const QString &text) { pastMomentDescribed << text; });
        applyTableStateAfterActions();
        begin(ruleSet, rulings);
    }
    void enter(const Numbers &dice) { match.enterDice(dice); }
    void playFrom(int point)
    {
        for (const Play &play : match.game().legalPlays()) {
            if (play.from == point) {
                match.play(play);
                return;
            }
        }
        QFAIL("no man there can be played");
    }
    /// Returns the announcements since the last call.
    QStringList heard() { return std::exchange(said, {}); }

    Commentary commentary;
    QStringList said;
    QStringList pastMomentDescribed;
};

} // namespace

class TestCommentary : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void introducesAGame();
    void tellsEachActionOnce();
    void announcesUnusableNumbers();
    void waitsForTheTable();
    void tellsWhatWasDoneMeanwhileInOrder();
    void tellsWhatIsTakenBack();
    void doesNotAnnounceUnseenActions();
    void keepsSilentAboutClaims();
    void saysWhatIsLeftToClaim();
    void countsEqualNumbersToClaim();
    void tellsTheLossOfAClaimAtOnce_data();
    void tellsTheLossOfAClaimAtOnce();
    void tellsWhoClaims();
    void saysOnceHowToContinue();
    void tellsForcedMovesWithTheirThrow();
    void isBrief();
    void waitsWhileHeld();
    void announcesNoConsequencesOfUndoneThrows();
    void announcesThePastMoment();
    void leavesTheTaskToFirstSteps();
    void speaksTheLanguageOfTheMoment();
    void tellsEveryGameToItsEnd_data();
    void tellsEveryGameToItsEnd();
};

void TestCommentary::initTestCase()
{
    QCOMPARE(installTranslator(u"en"_s), u"en"_s); // for plural forms
}

void TestCommentary::introducesAGame()
{
    CommentaryFixture f;
    QCOMPARE(f.heard(), (QStringList{u"Dubblets – attributed to Charles Cotton, 1674. "
                                     "Each player throws one die: enter the two numbers."_s}));
    f.session.newGameWithSameRules();
    QCOMPARE(f.heard().size(), 1);
}

void TestCommentary::tellsEachActionOnce()
{
    CommentaryFixture f;
    f.heard();
    f.enter({4, 4});
    QCOMPARE(f.heard(), (QStringList{u"Anne and Ben both throw 4. Both throw again."_s}));
    f.enter({6, 2});
    QCOMPARE(f.heard(), (QStringList{u"Anne throws 6, Ben throws 2. Anne begins."_s}));
    f.enter({6, 1});
    QCOMPARE(f.heard(), (QStringList{u"Anne throws 6 and 1. Now Anne plays 6 and 1."_s}));
    f.playFrom(6);
    QCOMPARE(f.heard(), (QStringList{u"Anne lays a man down on point 6. Now Anne plays 1."_s}));
    f.playFrom(1);
    QCOMPARE(f.heard(), (QStringList{u"Anne lays a man down on point 1. Now Ben throws."_s}));
    f.match.retranslate(); // nothing new to announce
    f.match.setPaused(true);
    f.match.setPaused(false);
    QCOMPARE(f.heard(), QStringList());
}

void TestCommentary::announcesUnusableNumbers()
{
    CommentaryFixture f(u"willughby"_s);
    for (const Numbers &dice : {Numbers{6, 5}, Numbers{2, 1}, Numbers{2, 1}}) {
        f.enter(dice);
        f.match.playForced();
    }
    f.heard();
    f.enter({2, 1});
    QCOMPARE(f.heard(),
             (QStringList{u"Anne throws 2 and 1. Anne cannot use 2 and 1. Now Ben throws."_s}));
}

void TestCommentary::waitsForTheTable()
{
    CommentaryFixture f;
    f.enter({6, 2});
    f.heard();
    f.tableState = Match::TableState::OutcomeHidden;
    f.enter({6, 1});
    QCOMPARE(f.heard(), QStringList());
    f.match.setTableState(Match::TableState::Moving);
    QCOMPARE(f.heard(), QStringList());
    f.match.setTableState(Match::TableState::AtRest);
    QCOMPARE(f.heard(), (QStringList{u"Anne throws 6 and 1. Now Anne plays 6 and 1."_s}));
}

void TestCommentary::tellsWhatWasDoneMeanwhileInOrder()
{
    CommentaryFixture f;
    f.enter({6, 2});
    f.heard();
    f.tableState = Match::TableState::Moving;
    f.enter({6, 1});
    f.playFrom(1);
    f.playFrom(6);
    f.match.setTableState(Match::TableState::AtRest);
    QCOMPARE(f.heard(), (QStringList{u"Anne throws 6 and 1. Anne lays down men on points 6 and 1. "
                                     "Now Ben throws."_s}));
}

void TestCommentary::tellsWhatIsTakenBack()
{
    CommentaryFixture f;
    f.enter({6, 2});
    f.enter({6, 1});
    f.playFrom(6);
    f.heard();
    f.match.undo();
    QCOMPARE(f.heard(), (QStringList{u"Undone: Anne lays a man down on point 6. "
                                     "Now Anne plays 6 and 1."_s}));
    f.match.redo();
    QCOMPARE(f.heard(), (QStringList{u"Anne lays a man down on point 6. Now Anne plays 1."_s}));
}

/// Actions undone before they were seen are not announced.
void TestCommentary::doesNotAnnounceUnseenActions()
{
    CommentaryFixture f;
    f.enter({6, 2});
    f.enter({6, 1});
    f.heard();
    f.tableState = Match::TableState::Moving;
    f.playFrom(6);
    f.match.undo();
    f.match.setTableState(Match::TableState::AtRest);
    QCOMPARE(f.heard(), QStringList());
}

void TestCommentary::keepsSilentAboutClaims()
{
    CommentaryFixture f(u"charpentier"_s, {{u"claim"_s, u"claimed"_s}});
    f.enter({6, 5});
    for (int i = 0; i < 40 && !f.match.game().position().isOver(); ++i) {
        f.enter({2, 1});
        while (f.match.game().position().stage == Stage::Playing) {
            f.match.play(f.match.game().legalPlays()[0]);
        }
    }
    const QString all = f.heard().join(u' ');
    QVERIFY(all.contains(u"throws 2 and 1"_s));
    QVERIFY2(!all.contains(u"cannot use"_s) && !all.contains(u"may."_s), qPrintable(all));
}

namespace {

/// Anne has thrown two aces, of which only Ben can use one, by a claim.
struct ClaimFixture : CommentaryFixture
{
    ClaimFixture()
        : CommentaryFixture(u"charpentier"_s, {{u"claim"_s, u"claimed"_s}})
    {
        enter({6, 1});
        enter({1, 2});
        match.playForced();
        enter({3, 4});
        match.playForced();
        heard();
        enter({1, 5});
    }
};

} // namespace

void TestCommentary::saysWhatIsLeftToClaim()
{
    ClaimFixture f;
    QCOMPARE(f.heard(), QStringList{u"Anne throws 5 and 1. Now Anne plays 5."_s});
    f.playFrom(5);
    QCOMPARE(
        f.heard(),
        QStringList{u"Anne lays a man down on point 5. Anne leaves 1 unused. Enter on a "
                    "man claims its number; Space gives up all unused numbers. Now Ben throws."_s});
    f.enter({6, 2}); // the keys are mentioned in full only once
    f.match.playForced();
    f.heard();
    f.enter({1, 2});
    const QString left = f.heard().join(u' ');
    QVERIFY2(left.contains(u"Anne leaves 2 and 1 unused. Enter claims; Space goes on without "
                           "claiming. Now Ben throws."_s),
             qPrintable(left));
    f.settings.speechLevel.set(SpeechLevel::Full);
    f.enter({4, 5});
    f.match.playForced();
    f.enter({1, 2});
    f.match.playForced();
    const QString full = f.heard().join(u' ');
    QVERIFY2(full.contains(u"Enter on a man"_s), qPrintable(full));
}

/// Two equal numbers are counted.
void TestCommentary::countsEqualNumbersToClaim()
{
    CommentaryFixture f(u"charpentier"_s, {{u"claim"_s, u"claimed"_s}});
    f.enter({6, 1});
    f.enter({3, 2});
    f.match.playForced();
    f.enter({6, 5});
    f.match.playForced();
    f.enter({3, 4});
    f.match.playForced();
    f.enter({6, 4});
    f.match.playForced();
    f.heard();
    f.enter({3, 3});
    const QString left = f.heard().join(u' ');
    QVERIFY2(left.contains(u"Anne leaves two 3s unused."_s), qPrintable(left));
}

void TestCommentary::tellsTheLossOfAClaimAtOnce_data()
{
    QTest::addColumn<SpeechLevel>("level");
    QTest::addColumn<QString>("loss");
    QTest::addColumn<QString>("next");
    QTest::newRow("brief") << SpeechLevel::Brief << u"1: not claimed."_s << u"Ben 6 and 2."_s;
    for (const SpeechLevel level : {SpeechLevel::Usual, SpeechLevel::Full}) {
        QTest::addRow("level %d", static_cast<int>(level))
            << level << u"Ben did not claim the 1. It is lost."_s << u"Ben throws 6 and 2."_s;
    }
}

/// A player who has given up a claim hears so before the dice lie still.
void TestCommentary::tellsTheLossOfAClaimAtOnce()
{
    QFETCH(const SpeechLevel, level);
    QFETCH(const QString, loss);
    QFETCH(const QString, next);
    ClaimFixture f;
    f.settings.speechLevel.set(level);
    f.playFrom(5);
    f.heard();
    f.tableState = Match::TableState::OutcomeHidden;
    f.enter({6, 2});
    QCOMPARE(f.heard(), QStringList{loss});
    f.match.setTableState(Match::TableState::AtRest);
    const QString thrown = f.heard().join(u' ');
    QVERIFY2(thrown.startsWith(next), qPrintable(thrown));
}

void TestCommentary::tellsWhoClaims()
{
    ClaimFixture f;
    f.playFrom(5);
    f.heard();
    f.playFrom(1);
    QCOMPARE(f.heard(),
             QStringList{u"Ben claims the 1. Ben lays a man down on point 1. Now Ben throws."_s});

    const PlayerNames computers{strongComputerName(), strongComputerName(), NumberStyle::Figures};
    Play claim;
    claim.by = Side::Black;
    claim.number = 1;
    QCOMPARE(claimText(f.match.game(), computers, claim), u"The computer claims the 1."_s);
}

void TestCommentary::saysOnceHowToContinue()
{
    for (const SpeechLevel level : {SpeechLevel::Brief, SpeechLevel::Usual, SpeechLevel::Full}) {
        const bool isOnce = level != SpeechLevel::Full;
        CommentaryFixture f;
        f.settings.speechLevel.set(level);
        f.settings.readingTime.set(ReadingTime::Unlimited);
        f.session.setSeat(Side::Black, PlayerSetting::Careless);
        f.session.start({u"cotton"_s, {}, DiceOrigin::Seeded, u"1674"_s});
        f.match.setTableState(Match::TableState::AtRest);
        for (int turns = 0; turns < 3 && !f.match.game().position().isOver();) {
            if (!f.match.continuePrompt().isEmpty()) {
                ++turns;
                f.match.computer().skipPause();
            } else if (f.match.game().canThrow()) {
                f.match.throwDice();
            } else {
                f.match.play(f.match.game().legalPlays()[0]);
            }
        }
        const auto said = f.heard().join(u' ').count(u"Press Space"_s);
        QVERIFY2(isOnce ? said == 1 : said >= 3, qPrintable(QString::number(said)));
    }
}

void TestCommentary::tellsForcedMovesWithTheirThrow()
{
    CommentaryFixture f;
    f.settings.forcedPlays.set(ForcedPlays::Automatic);
    f.enter({6, 2});
    f.heard();
    f.enter({6, 1});
    QCoreApplication::processEvents(); // forced moves are queued
    QCOMPARE(f.heard(), QStringList{u"Anne throws 6 and 1. Anne lays down men on points 6 and 1. "
                                    "Now Ben throws."_s});
}

void TestCommentary::isBrief()
{
    CommentaryFixture f;
    f.settings.speechLevel.set(SpeechLevel::Brief);
    f.heard();
    f.enter({6, 2});
    QCOMPARE(f.heard(), QStringList{u"Anne 6, Ben 2. Anne begins."_s});
    f.enter({6, 1});
    QCOMPARE(f.heard(), QStringList{u"Anne 6 and 1."_s});
    f.playFrom(6);
    QCOMPARE(f.heard(), QStringList{u"Anne lays 6."_s});
    f.playFrom(1);
    QCOMPARE(f.heard(), QStringList{u"Anne lays 1. Ben’s turn."_s});
    f.tableState = Match::TableState::Moving;
    f.enter({5, 3});
    f.match.playForced();
    f.match.setTableState(Match::TableState::AtRest);
    QCOMPARE(f.heard(), QStringList{u"Ben 5 and 3, both laid. Anne’s turn."_s});
}

void TestCommentary::waitsWhileHeld()
{
    CommentaryFixture f;
    f.heard();
    f.commentary.setPaused(true);
    f.enter({6, 2});
    f.enter({6, 1});
    QCOMPARE(f.heard(), QStringList());
    f.commentary.setPaused(false);
    QTRY_COMPARE(f.said, QStringList{u"Anne throws 6, Ben throws 2. Anne begins. Anne throws 6 "
                                     "and 1. Now Anne plays 6 and 1."_s});
}

/// Undoing a throw announces only the throw, not the losses that the throw had made final.
void TestCommentary::announcesNoConsequencesOfUndoneThrows()
{
    CommentaryFixture f(u"willughby"_s);
    for (const Numbers &dice : {Numbers{6, 5}, Numbers{2, 1}, Numbers{2, 1}, Numbers{2, 1}}) {
        f.enter(dice);
        f.match.playForced();
    }
    f.heard();
    f.match.undo();
    QCOMPARE(f.heard(), QStringList{u"Undone: Anne throws 2 and 1. Now Anne throws."_s});
}

void TestCommentary::announcesThePastMoment()
{
    CommentaryFixture f;
    f.enter({6, 2});
    f.enter({6, 1});
    f.heard();
    f.match.shown().lookBackAt(0);
    QCOMPARE(f.pastMomentDescribed, QStringList{u"Looking back: The opening throw. Anne throws 6, "
                                                "Ben throws 2. Anne begins."_s});
    QCOMPARE(f.heard(), QStringList());
    f.match.shown().returnToPresent();
    QCOMPARE(f.heard(), (QStringList{u"Back at the latest throw. Now Anne plays 6 and 1."_s}));
}

/// First steps announce their own tasks, so the change of game and the prompts are left out.
void TestCommentary::leavesTheTaskToFirstSteps()
{
    CommentaryFixture f;
    FirstSteps firstSteps(f.match, f.session);
    f.heard();
    firstSteps.begin();
    QCOMPARE(f.heard(), QStringList());
    firstSteps.goTo(4);
    QCOMPARE(f.heard(), QStringList());
    f.match.throwDice();
    const QStringList heard = f.heard();
    QCOMPARE(heard.size(), 1);
    QVERIFY2(heard[0].startsWith(u"White throws "_s), qPrintable(heard[0]));
    QVERIFY2(!heard[0].contains(u"Now "_s), qPrintable(heard[0]));
    firstSteps.end();
    QVERIFY(f.heard().join(u' ').startsWith(u"Dubblets"_s)); // back in the user's own game
}

void TestCommentary::speaksTheLanguageOfTheMoment()
{
    CommentaryFixture f;
    f.enter({6, 2});
    f.heard();
    QCOMPARE(installTranslator(u"ru"_s), u"ru"_s);
    f.match.retranslate();
    f.enter({6, 1});
    const QString heard = f.heard().join(u' ');
    QCOMPARE(installTranslator(u"en"_s), u"en"_s);
    QVERIFY2(heard.startsWith(u"Anne: бросок 6 и 1. Ход: Anne. Сыграть 6 и 1."_s),
             qPrintable(heard));
}

void TestCommentary::tellsEveryGameToItsEnd_data()
{
    QTest::addColumn<QString>("ruleSet");
    for (const QString &id : test::catalogue().ids()) {
        QTest::newRow(qPrintable(id)) << id;
    }
}

void TestCommentary::tellsEveryGameToItsEnd()
{
    QFETCH(const QString, ruleSet);
    CommentaryFixture f(ruleSet);
    f.session.start({ruleSet, {}, DiceOrigin::Seeded, u"1674"_s});
    f.heard();
    const Game &game = f.match.game();
    while (!game.position().isOver()) {
        if (game.canThrow()) {
            f.match.throwDice();
        } else {
            f.match.play(game.legalPlays()[0]);
        }
        const QStringList heard = f.heard();
        QCOMPARE(heard.size(), 1);
        QVERIFY2(!heard[0].contains(u'%'), qPrintable(heard[0]));
        // Numbers are not named in old languages.
        QVERIFY2(!heard[0].contains(u'“'), qPrintable(heard[0]));
    }
}

QTEST_GUILESS_MAIN(TestCommentary)
#include "tst_commentary.moc"
