// SPDX-License-Identifier: MIT
#include "tests/app/match/editable_game.h"
#include "tests/app/match/match_fixture.h"

#include "core/game/correction.h"
#include "match/play/answers.h"

#include <QSignalSpy>
#include <QTest>

using namespace doublets;
using namespace doublets::test;

/// Tests whether odds, hints and luck are covered, and the order of changes when a throw is
/// corrected.
class TestGuessFirst : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void coversAfterEachThrow();
    void keepsWhatWasGuessed();
    void waitsUntilTheAnswerIsKnown();
    void saysThatItIsCovered();
    void isCoveredByALesson();
    void tellsACorrectionInOrder();
    void correctsOnlyEnteredDice();

private:
    [[nodiscard]] GuessFirst &guess() const { return m_f->match.guessFirst(); }
    [[nodiscard]] Game &game() const { return test::editable(m_f->match.game()); }
    /// Waits until the answer is known, then guesses.
    void uncover(double share = 0.5) const
    {
        QTRY_VERIFY(guess().isAnswerKnown());
        QVERIFY(guess().recordGuess(Guess::fromShare(share)));
    }

    std::unique_ptr<MatchFixture> m_f;
};

void TestGuessFirst::init()
{
    m_f = std::make_unique<MatchFixture>();
    m_f->begin(u"willughby"_s, {});
    m_f->match.oddsWatch().setWatched(this, true);
    m_f->settings.guessFirst.set(true);
}

void TestGuessFirst::coversAfterEachThrow()
{
    QVERIFY(guess().isCovered()); // covered even before the lead
    uncover();
    QVERIFY(!guess().isCovered());
    game().enterDice({6, 2});
    QVERIFY(guess().isCovered());
    game().enterDice({5, 1});
    QVERIFY(guess().isCovered());
    uncover();
    game().play(game().legalPlays()[0]); // playing a man does not cover the odds
    QVERIFY(!guess().isCovered());
    guess().coverAgain();
    QVERIFY(guess().isCovered());
    m_f->settings.guessFirst.set(false);
    QVERIFY(!guess().isCovered());
}

void TestGuessFirst::keepsWhatWasGuessed()
{
    game().enterDice({6, 2});
    uncover(1);
    const double off = 100 * (1 - m_f->match.oddsWatch().oddsAt(1)->white);
    QCOMPARE(guess().tally().count, 1);
    QVERIFY(qFuzzyCompare(guess().tally().meanDeviation(), off));
    game().enterDice({5, 1});
    game().undo();
    QVERIFY(!guess().isCovered()); // this throw has been guessed
    game().redo();
    QVERIFY(guess().isCovered());
    uncover();
    game().undo();
    game().enterDice({6, 6}); // replaces the guessed throw
    QVERIFY(guess().isCovered());
    QVERIFY(!guess().recordGuess(Guess::fromPercentagePoints(3))); // the wrong kind of guess
    m_f->session.newGameWithSameRules();
    QVERIFY(guess().isCovered());
    QCOMPARE(guess().tally(), GuessTally());
}

void TestGuessFirst::waitsUntilTheAnswerIsKnown()
{
    m_f->match.oddsWatch().setWatched(this, false); // the odds are not computed
    game().enterDice({6, 2});
    QVERIFY(!guess().isAnswerKnown());
    QVERIFY(!guess().recordGuess(Guess::fromShare(0.5)));
    QVERIFY(guess().isCovered());
    QCOMPARE(guess().tally().count, 0);
}

void TestGuessFirst::saysThatItIsCovered()
{
    Answers answers(m_f->match, m_f->session);
    QStringList remarks;
    connect(&m_f->match, &Match::remarked, this,
            [&remarks](const QString &text) { remarks << text; });
    game().enterDice({6, 2});
    game().enterDice({5, 1});
    QTRY_VERIFY(m_f->match.oddsWatch().isComplete());
    m_f->match.requestHint();
    answers.announce(Answers::Topic::Chance);
    QCOMPARE(remarks, QStringList(2, guess().coveredRemark()));
    QVERIFY(m_f->match.hints().plays().empty());
    uncover();
    m_f->match.requestHint();
    answers.announce(Answers::Topic::Chance);
    QCOMPARE(remarks.size(), 4);
    QVERIFY(remarks.last().contains(u'%'));
    // Hints requested earlier are not shown after covering again.
    m_f->match.oddsWatch().setWatched(this, false);
    guess().coverAgain();
    QVERIFY(m_f->match.hints().plays().empty());
}

/// A lesson covers the odds whether or not the mode is on.
void TestGuessFirst::isCoveredByALesson()
{
    m_f->settings.guessFirst.set(false);
    QVERIFY(!guess().isCovered());
    QSignalSpy changed(&guess(), &GuessFirst::changed);
    QSignalSpy remarks(&m_f->match, &Match::remarked);
    guess().setLessonQuestion(u"Who wins?"_s);
    QCOMPARE(changed.size(), 1);
    QVERIFY(remarks.isEmpty());
    QVERIFY(guess().isCovered() && !guess().isOn());
    QCOMPARE(guess().question(), u"Who wins?"_s);
    Answers answers(m_f->match, m_f->session);
    answers.announce(Answers::Topic::Chance);
    QCOMPARE(remarks.takeLast()[0].toString(), guess().coveredRemark());
    QVERIFY2(guess().coveredRemark().startsWith(u"The lesson asks"),
             qPrintable(guess().coveredRemark()));
    QVERIFY(!guess().recordGuess(Guess::fromShare(0.5))); // the lesson has its own fields
    guess().setLessonQuestion(QString());
    QVERIFY(guess().isCovered());
    QVERIFY2(guess().question().startsWith(u"Covered: "), qPrintable(guess().question()));
    guess().setLessonQuestion(std::nullopt);
    QVERIFY(!guess().isCovered());
}

void TestGuessFirst::tellsACorrectionInOrder()
{
    using Kind = Change::Kind;
    game().enterDice({6, 2});
    game().enterDice({5, 1});
    game().playForced();
    game().enterDice({6, 3});
    uncover();
    std::vector<Kind> told;
    connect(&m_f->match, &Match::changed, this,
            [&told](const Change &change) { told.push_back(change.kind); });
    m_f->match.shown().lookBackAt(1);
    QCOMPARE(m_f->match.throwToCorrect(), std::optional<std::size_t>(1));
    told.clear();
    m_f->match.correctThrow(1, {4, 1});
    const std::vector<Kind> order{Kind::Corrected, Kind::CommandsChanged, Kind::Revealed};
    QVERIFY(told.size() >= order.size());
    QVERIFY(std::equal(order.rbegin(), order.rend(), told.rbegin()));
    QVERIFY(!m_f->match.shown().isPast());
    QVERIFY(guess().isCovered()); // the corrected dice have not been guessed
    QCOMPARE(m_f->match.course().diceAt(1), Throw({4, 1}));
    QString remark;
    connect(&m_f->match, &Match::remarked, this, [&remark](const QString &text) { remark = text; });
    m_f->match.undo(); // undoes the correction only
    QCOMPARE(m_f->match.course().diceAt(1), Throw({5, 1}));
    QCOMPARE(game().throwCount(), 2);
    QVERIFY(!remark.isEmpty());
    m_f->match.redo();
    QCOMPARE(m_f->match.course().diceAt(1), Throw({4, 1}));
}

void TestGuessFirst::correctsOnlyEnteredDice()
{
    QVERIFY(!m_f->match.throwToCorrect());
    QVERIFY(!m_f->match.can(Command::CorrectThrow));
    game().enterDice({6, 2});
    QVERIFY(m_f->match.can(Command::CorrectThrow));
    m_f->session.newGame({u"willughby"_s, {}, DiceOrigin::Seeded, u"1"_s});
    game().throwDice();
    QVERIFY(!m_f->match.can(Command::CorrectThrow));
    QVERIFY(!m_f->match.correction(0, {6, 1}));
}

QTEST_GUILESS_MAIN(TestGuessFirst)
#include "tst_guess_first.moc"
