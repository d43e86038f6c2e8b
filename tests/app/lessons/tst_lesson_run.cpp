// SPDX-License-Identifier: MIT
#include "core/lessons/lesson_parser.h"
#include "core/record/replay.h"
#include "lessons/lesson_page.h"
#include "lessons/lesson_run.h"
#include "match/first_steps/first_steps.h"
#include "tests/app/allocated_memory.h"
#include "tests/app/match/match_fixture.h"

#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

using namespace doublets;
using namespace doublets::test;

namespace {

std::vector<Lesson> lessons()
{
    auto found = builtInLessons(catalogue());
    return found ? std::move(found).value() : std::vector<Lesson>{};
}

Lesson smallLesson()
{
    const QByteArray text = R"({"format": "doublets-lesson", "version": 1, "title": "T",
        "summary": "S", "steps": [
        {"title": "No board", "minutes": 1, "texts": ["x"]},
        {"title": "Cotton", "minutes": 2, "board": {"ruleSet": "cotton", "seed": "5",
          "until": "throw"}, "question": {"text": "Which?", "choices": ["a", "b"], "right": 2}},
        {"title": "Same board", "minutes": 3, "guess": {"text": "How many?",
          "figure": {"quantity": "chance-on-board", "side": "white"}}},
        {"title": "Another", "minutes": 4, "board": {"ruleSet": "fiske"},
          "question": {"text": "Why?", "answer": "So."}}]})";
    return parseLesson(text, u"small"_s, catalogue()).value();
}

/// A match with a game in progress.
struct RunFixture : MatchFixture
{
    RunFixture()
    {
        session.start({u"moulidars"_s, {}, DiceOrigin::Seeded, u"7"_s});
        for (int i = 0; i < 5; ++i) {
            step();
        }
        own = &match.game();
        before = recordOf(match.game(), {}, {});
    }
    void step()
    {
        if (match.game().position().stage == Stage::Playing) {
            match.play(match.game().legalPlays()[0]);
        } else if (match.game().needsEnteredDice()) {
            const int dice = match.game().nextDiceCount();
            match.enterDice(dice == 2 ? Numbers({3, 1}) : Numbers({6, 3, 1}));
        } else {
            match.throwDice();
        }
    }
    [[nodiscard]] bool ownGameIsBack()
    {
        return &match.game() == own && recordOf(match.game(), {}, {}) == before &&
               !session.isBoardLent();
    }

    /// Returns whether the board shows the rules, but not the throws, of the own game.
    [[nodiscard]] bool hasEmptyBoard()
    {
        return session.isBoardLent() && match.game().history().empty() &&
               match.game().ruleSet().id == u"moulidars";
    }

    LessonRun run{match, session};
    const Game *own = nullptr;
    Record before;
};

/// Completes a step: plays as far as it requires and answers.
void workOn(RunFixture &fixture)
{
    LessonRun &run = fixture.run;
    // Varies the entered dice, because a game with constant dice might never end.
    for (int i = 0; !run.isBoardTaskCompleted() && i < 2000; ++i) {
        const Game &game = fixture.match.game();
        if (game.needsEnteredDice()) {
            const int a = 1 + i % 6;
            fixture.match.enterDice(Numbers(
                {static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(1 + (i / 6) % 6)}));
        } else {
            fixture.step();
        }
    }
    QVERIFY(run.isBoardTaskCompleted());
    if (!run.hasSolution()) {
        return;
    }
    run.revealSolution();
    QVERIFY(!run.answer().isRevealed); // nothing has been answered
    QVERIFY(lessonSolutionHtml(run, catalogue(), false).isEmpty());
    if (run.step().guess) {
        run.setGuess(run.step().guess->minimum);
    } else if (run.step().question->choices.empty() && !run.step().question->statusQuestion) {
        run.setFreeAnswer(u"We think so."_s);
    } else {
        run.setChoice(0);
    }
    run.revealSolution();
    QVERIFY(run.answer().isRevealed);
    QVERIFY(!lessonSolutionHtml(run, catalogue(), false).isEmpty());
}

} // namespace

/// Tests lessons in a match without a window.
class TestLessonRun : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isWorkedThrough_data();
    void isWorkedThrough();
    void guessesMeetTheFiguresComputed();
    void boardsAndAnswersAreKept();
    void restartsABoard();
    void questionsWaitForTheBoard();
    void figuresFollowTheBoard();
    void freesTheOddsAtTheEnd();
    void answersAreCovered();
    void handsAreAnAnswer();
    void endsWhereSomebodyBeginsAnotherGame();
    void takesTheBoardFromFirstSteps();
    void givesTheBoardToFirstSteps();
    void showsStrangersTextsAsTheyAre();
};

void TestLessonRun::isWorkedThrough_data()
{
    QTest::addColumn<int>("lesson");
    for (int i = 0; i < static_cast<int>(lessons().size()); ++i) {
        QTest::addRow("%d", i + 1) << i;
    }
}

void TestLessonRun::isWorkedThrough()
{
    QFETCH(const int, lesson);
    RunFixture fixture;
    LessonRun &run = fixture.run;
    const QSignalSpy ended(&run, &LessonRun::lessonEnded);
    run.begin(lessons()[static_cast<std::size_t>(lesson)]);
    int minutes = run.remainingMinutes() + 1;
    for (int step = 0; step < run.stepCount(); ++step) {
        QCOMPARE(run.currentStep(), step);
        QVERIFY(run.remainingMinutes() < minutes);
        minutes = run.remainingMinutes();
        QCOMPARE(fixture.session.isBoardLent(), run.hasBoard());
        workOn(fixture);
        QVERIFY(!QTest::currentTestFailed());
        if (run.isLastStep()) {
            break;
        }
        run.goToNextStep();
    }
    run.goToNextStep();
    QCOMPARE(ended.count(), 1);
    QVERIFY(!run.isRunning());
    QVERIFY(fixture.ownGameIsBack());
}

void TestLessonRun::guessesMeetTheFiguresComputed()
{
    RunFixture fixture;
    LessonRun &run = fixture.run;
    FigureCalculator computer(catalogue());
    int seen = 0;
    for (const Lesson &lesson : lessons()) {
        run.begin(lesson);
        for (int step = 0; step < run.stepCount(); ++step) {
            run.goToStep(step);
            if (!run.step().guess) {
                continue;
            }
            const LessonGuess &guess = *run.step().guess;
            QTRY_VERIFY_WITH_TIMEOUT(run.figureValues().back().has_value(), 10'000);
            const GameSnapshot board = GameSnapshot::fromGame(fixture.match.game());
            const double value = *run.figureValues().back();
            if (seen < 5) { // the others are computed in the same way
                QCOMPARE(value, *computer.value(guess.figure, &board));
            }
            // The answer lies within the slider's range, but not at an end.
            QVERIFY2(value > guess.minimum && value < guess.maximum, qPrintable(lesson.file));
            ++seen;
        }
        run.end();
    }
    QVERIFY(seen >= 8);
    QVERIFY(fixture.ownGameIsBack());
}

void TestLessonRun::boardsAndAnswersAreKept()
{
    RunFixture fixture;
    LessonRun &run = fixture.run;
    run.begin(smallLesson());
    QVERIFY(fixture.hasEmptyBoard()); // the step has no board
    fixture.step();
    QVERIFY(!fixture.match.game().history().empty());
    run.startOver();
    QVERIFY(fixture.hasEmptyBoard());
    fixture.step();
    run.goToNextStep();
    QCOMPARE(fixture.match.game().ruleSet().id, u"cotton"_s);
    QVERIFY(!run.isBoardTaskCompleted());
    run.setChoice(0);
    while (!run.isBoardTaskCompleted()) {
        fixture.step();
    }
    const Record played = recordOf(fixture.match.game(), {}, {});
    run.goToNextStep();
    // The board is kept for the next step.
    QVERIFY(recordOf(fixture.match.game(), {}, {}) == played);
    run.goToNextStep();
    QCOMPARE(fixture.match.game().ruleSet().id, u"fiske"_s);
    run.goToStep(1);
    QVERIFY(recordOf(fixture.match.game(), {}, {}) == played);
    QCOMPARE(run.answer().choice, std::optional(0));
    run.goToStep(0);
    QVERIFY(fixture.hasEmptyBoard());
    run.goToStep(-1);
    run.goToStep(4);
    QCOMPARE(run.currentStep(), 0);
    run.goToStep(2);
    QVERIFY(recordOf(fixture.match.game(), {}, {}) == played);
    run.end();
    QVERIFY(fixture.ownGameIsBack());
}

void TestLessonRun::restartsABoard()
{
    RunFixture fixture;
    LessonRun &run = fixture.run;
    run.begin(smallLesson());
    run.goToStep(1);
    while (!run.isBoardTaskCompleted()) {
        fixture.step();
    }
    run.restartBoard();
    QVERIFY(!run.isBoardTaskCompleted());
    QVERIFY(fixture.match.game().history().empty());
    run.end();
    QVERIFY(fixture.ownGameIsBack());
}

void TestLessonRun::questionsWaitForTheBoard()
{
    RunFixture fixture;
    LessonRun &run = fixture.run;
    run.begin(smallLesson());
    QVERIFY(!run.isWaitingForBoard()); // nothing is asked
    run.goToStep(1);
    QVERIFY(run.isWaitingForBoard());
    const auto hasRemark = [&] {
        return lessonQuestionHtml(run, catalogue()).contains(u"after your task on the board"_s);
    };
    QVERIFY(hasRemark());
    run.setChoice(0);
    run.revealSolution();
    QVERIFY(!run.answer().isRevealed);
    while (!run.isBoardTaskCompleted()) {
        fixture.step();
    }
    QVERIFY(!run.isWaitingForBoard());
    QVERIFY(!hasRemark());
    // The question is about this throw, not about later ones.
    while (!run.isBoardTaskPassed()) {
        fixture.step();
    }
    QVERIFY(run.isWaitingForBoard());
    QVERIFY(lessonQuestionHtml(run, catalogue()).contains(u"The game has gone on."_s));
    run.revealSolution();
    QVERIFY(!run.answer().isRevealed);
    fixture.match.undo();
    QVERIFY(!run.isWaitingForBoard());
    run.revealSolution();
    QVERIFY(run.answer().isRevealed);
    run.begin(lessons()[0]);
    run.goToStep(2);
    QVERIFY(!run.isBoardTaskCompleted());
    QVERIFY(!run.isWaitingForBoard()); // the class may run out of time
}

void TestLessonRun::figuresFollowTheBoard()
{
    RunFixture fixture;
    LessonRun &run = fixture.run;
    run.begin(smallLesson());
    run.goToStep(2);
    QTRY_VERIFY(run.figureValues().at(0).has_value());
    QCOMPARE(*run.figureValues()[0], 50.0); // the lead has not been decided
    while (fixture.match.game().throwCount() < 1) {
        fixture.step();
    }
    QTRY_VERIFY(run.figureValues().at(0) && *run.figureValues()[0] != 50.0);
}

void TestLessonRun::freesTheOddsAtTheEnd()
{
    RunFixture fixture;
    LessonRun &run = fixture.run;
    const auto computeFigures = [&run] {
        run.begin(smallLesson());
        run.goToStep(2);
        QTRY_VERIFY(run.figureValues().at(0).has_value());
    };
    computeFigures();
    run.end();
    const qint64 before = allocatedMemory();
    computeFigures();
    const qint64 odds = allocatedMemory() - before;
    run.end();
    const qint64 kept = allocatedMemory() - before;
    QVERIFY2(odds > 64 * 1024, qPrintable(QString::number(odds)));
    QVERIFY2(kept < odds / 4, qPrintable(u"%1 of %2"_s.arg(kept).arg(odds)));
}

void TestLessonRun::answersAreCovered()
{
    RunFixture fixture;
    LessonRun &run = fixture.run;
    run.begin(smallLesson());
    QVERIFY(!run.hasSolution());
    run.revealSolution(true);
    QVERIFY(!run.answer().isRevealed); // the step has no question
    run.goToStep(3);
    run.setFreeAnswer(u"   "_s);
    run.revealSolution();
    QVERIFY(!run.answer().isRevealed); // only whitespace was written
    run.revealSolution(true);
    QVERIFY(run.answer().isRevealed);
    QVERIFY(lessonSolutionHtml(run, catalogue(), false).contains(u"So."));
    run.goToStep(1);
    QVERIFY(!run.answer().isRevealed); // each step has its own answer
    QVERIFY(lessonSolutionHtml(run, catalogue(), false).isEmpty());
}

void TestLessonRun::handsAreAnAnswer()
{
    RunFixture fixture;
    LessonRun &run = fixture.run;
    run.begin(smallLesson());
    run.goToStep(1);
    while (!run.isBoardTaskCompleted()) {
        fixture.step();
    }
    run.setHandCounts({0, 0});
    run.revealSolution();
    QVERIFY(!run.answer().isRevealed);
    run.setHandCounts({12, 17});
    run.revealSolution();
    QVERIFY(run.answer().isRevealed);
    QVERIFY(lessonSolutionHtml(run, catalogue(), false).contains(u"29"));
}

void TestLessonRun::endsWhereSomebodyBeginsAnotherGame()
{
    RunFixture fixture;
    LessonRun &run = fixture.run;
    const QSignalSpy ended(&run, &LessonRun::lessonEnded);
    run.begin(smallLesson());
    run.goToStep(1);
    fixture.session.newGame({u"alfonso"_s, {}, DiceOrigin::Seeded, u"1"_s});
    QCOMPARE(ended.count(), 1);
    QVERIFY(!run.isRunning());
    QCOMPARE(fixture.match.game().ruleSet().id, u"alfonso"_s);
    run.end(); // has no further effect
    QCOMPARE(fixture.match.game().ruleSet().id, u"alfonso"_s);
}

void TestLessonRun::takesTheBoardFromFirstSteps()
{
    RunFixture fixture;
    FirstSteps steps(fixture.match, fixture.session);
    steps.begin();
    QVERIFY(steps.isRunning());
    fixture.run.begin(smallLesson());
    QVERIFY(!steps.isRunning());
    fixture.run.goToStep(1);
    fixture.run.end();
    QVERIFY(fixture.ownGameIsBack());
}

void TestLessonRun::givesTheBoardToFirstSteps()
{
    RunFixture fixture;
    FirstSteps steps(fixture.match, fixture.session);
    fixture.run.begin(smallLesson());
    fixture.run.goToStep(1);
    steps.begin();
    QVERIFY(steps.isRunning());
    QVERIFY(!fixture.run.isRunning());
    steps.end();
    QVERIFY(fixture.ownGameIsBack());
}

void TestLessonRun::showsStrangersTextsAsTheyAre()
{
    const QByteArray text = R"({"format": "doublets-lesson", "version": 1, "title": "T",
        "summary": "S", "steps": [{"title": "<b>x</b>", "minutes": 1,
        "texts": ["<img src='file:///etc/passwd'> 1 < 2"]}]})";
    RunFixture fixture;
    fixture.run.begin(parseLesson(text, u"x"_s, catalogue()).value());
    const QString html = lessonStepHtml(fixture.run, catalogue());
    QVERIFY(!html.contains(u"<img"));
    QVERIFY(html.contains(u"1 &lt; 2"));
    QVERIFY(html.contains(u"&lt;b&gt;x"));
}

QTEST_GUILESS_MAIN(TestLessonRun)
#include "tst_lesson_run.moc"
