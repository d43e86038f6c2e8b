// SPDX-License-Identifier: MIT
#include "core/lessons/lesson_game.h"
#include "core/lessons/lesson_progress.h"
#include "core/record/replay.h"
#include "tests/core/lessons/lesson_fixture.h"

#include <QTest>

using namespace Qt::StringLiterals;

using namespace doublets;
using namespace doublets::lesson_fixture;

namespace {

QByteArray lessonText(const QByteArray &question = "Which?")
{
    return R"({"format": "doublets-lesson", "version": 1, "title": "T", "summary": "S", "steps": [
        {"title": "A", "minutes": 1, "board": {"ruleSet": "cotton", "seed": "5"},
         "question": {"text": ")" +
           question + R"(", "choices": ["a", "b"], "right": 2}},
        {"title": "B", "minutes": 1, "guess": {"text": "How many?", "least": 0, "most": 50,
         "figure": {"quantity": "doublet-share", "ruleSet": "cotton"}}},
        {"title": "C", "minutes": 1, "question": {"text": "Why?", "answer": "So."}},
        {"title": "D", "minutes": 1, "question": {"text": "How far?", "number": {"value": 2.5}}}]})";
}

Lesson lesson(const QByteArray &question = "Which?")
{
    return parse(lessonText(question)).value();
}

/// Returns progress with answers and games in several steps.
LessonProgress someProgress()
{
    LessonProgress progress;
    progress.currentStep = 2;
    progress.answers[0].choice = 1;
    progress.answers[0].handCounts = {7, 12};
    progress.answers[0].isRevealed = true;
    progress.answers[1].guess = 17.5;
    progress.answers[3].number = -2.5;
    progress.answers[2].freeAnswer = u"Так, \"so\"\nи <так>"_s;
    auto game = createLessonGame(*lesson().steps[0].board, catalogue()).value();
    while (game->throwCount() < 2) {
        const PlayList plays = game->legalPlays();
        if (plays.empty()) {
            game->throwDice();
        } else {
            game->play(plays[0]);
        }
    }
    progress.games[0] = recordOf(*game, {}, {});
    return progress;
}

Result<LessonProgress, Error> read(const QByteArray &text, const Lesson &of)
{
    return parseProgress(text, u"x.lesson-progress"_s, of);
}

} // namespace

/// Tests writing and reading the progress of a class.
class TestLessonProgress : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void comesBackAsItWas();
    void tellsWhetherAnythingWasDone();
    void forgetsStepsThatAreOthersNow();
    void forgetsAnswersThatFitNoQuestion();
    void shortensLongClassNames();
    void stepsHaveTheirMarks();
    void refusesWhatIsBroken_data();
    void refusesWhatIsBroken();
};

void TestLessonProgress::comesBackAsItWas()
{
    const LessonProgress before = someProgress();
    const auto after = read(progressJson(lesson(), before), lesson());
    QVERIFY2(after, after ? "" : qPrintable(after.error().place));
    QVERIFY(after.value() == before);
    const auto nothing = read(progressJson(lesson(), {}), lesson());
    QVERIFY(nothing && nothing.value() == LessonProgress{});
}

void TestLessonProgress::tellsWhetherAnythingWasDone()
{
    LessonProgress progress;
    QVERIFY(progress.isInitial());
    progress.answers[0].handCounts = {0, 0};
    progress.answers[2].freeAnswer = u"  "_s;
    QVERIFY(progress.isInitial());
    progress.currentStep = 1;
    QVERIFY(!progress.isInitial());
    progress.currentStep = 0;
    progress.answers[0].isRevealed = true;
    QVERIFY(!progress.isInitial());
    progress.answers[0] = {};
    progress.answers[0].handCounts = {0, 1};
    QVERIFY(!progress.isInitial());
    progress.answers[0] = {};
    progress.answers[3].number = 0;
    QVERIFY(!progress.isInitial());
    progress.answers.clear();
    progress.games = someProgress().games;
    QVERIFY(!progress.isInitial());
}

void TestLessonProgress::forgetsStepsThatAreOthersNow()
{
    // The teacher has edited the question of the first step.
    const LessonProgress before = someProgress();
    const auto after = read(progressJson(lesson(), before), lesson("Which one?"));
    QVERIFY(after);
    QVERIFY(!after.value().answers.contains(0));
    QVERIFY(after.value().games.empty());
    QVERIFY(after.value().answers.at(1) == before.answers.at(1));
    QVERIFY(after.value().answers.at(2) == before.answers.at(2));
    QVERIFY(after.value().answers.at(3) == before.answers.at(3));
    QCOMPARE(after.value().currentStep, 2);
    // The teacher has removed the later steps.
    Lesson shorter = lesson();
    shorter.steps.resize(1);
    const auto rest = read(progressJson(lesson(), before), shorter);
    QVERIFY(rest);
    QCOMPARE(rest.value().currentStep, 0);
    QVERIFY(rest.value().answers.at(0) == before.answers.at(0));
    QCOMPARE(rest.value().answers.size(), std::size_t{1});
}

void TestLessonProgress::forgetsAnswersThatFitNoQuestion()
{
    LessonProgress before;
    before.answers[2].guess = 17; // this step has a question, but nothing to guess
    before.answers[3].choice = 1;
    before.answers[3].number = 4;
    const auto after = read(progressJson(lesson(), before), lesson());
    QVERIFY(after);
    QVERIFY(!after.value().answers.contains(2));
    QVERIFY(!after.value().answers.at(3).choice);
    const auto again = read(progressJson(lesson(), after.value()), lesson());
    QVERIFY(again && again.value() == after.value());
}

void TestLessonProgress::shortensLongClassNames()
{
    const QString name = QString(LessonProgress::MaxClassNameLength - 1, u'7');
    LessonProgress before = someProgress();
    before.className = name + u" b"_s;
    const auto after = read(progressJson(lesson(), before), lesson());
    QVERIFY(after);
    QCOMPARE(after.value().className, name);
    const auto again = read(progressJson(lesson(), after.value()), lesson());
    QVERIFY(again && again.value() == after.value());
}

void TestLessonProgress::stepsHaveTheirMarks()
{
    const Lesson one = lesson();
    const Lesson other = lesson("Which one?");
    QVERIFY(one.steps[0].hash != other.steps[0].hash);
    QCOMPARE(one.steps[1].hash, other.steps[1].hash);
    QVERIFY(one.steps[1].hash != one.steps[2].hash);
    // The layout of the file does not matter.
    QCOMPARE(parse(lessonText().replace(", ", ",\n  ")).value().steps[0].hash, one.steps[0].hash);
}

void TestLessonProgress::refusesWhatIsBroken_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QString>("place");
    const auto row = [](const char *name, const char *from, const char *to, const QString &place) {
        QTest::newRow(name) << QByteArray(from) << QByteArray(to) << place;
    };
    row("another format", "doublets-lesson-progress", "doublets-lesson", u"format"_s);
    row("a newer version", "\"version\": 1", "\"version\": 2", u"version"_s);
    row("no such choice", "\"choice\": 1", "\"choice\": 2", u"steps[0].choice"_s);
    row("hands for others", "\"hands\": [", "\"hands\": [ 1,", u"steps[0].hands"_s);
    row("a guess as a text", "\"guess\": 17.5", "\"guess\": \"17\"", u"steps[1].guess"_s);
    row("a number that is none", "\"number\": -2.5", "\"number\": \"2,5\"", u"steps[3].number"_s);
    row("an unknown key", "\"guess\": 17", "\"guessed\": 17", u"steps[1].guessed"_s);
    row("a broken game", "\"ruleset\": \"cotton\"", "\"ruleset\": 5", u"steps[0].game.ruleset"_s);
}

void TestLessonProgress::refusesWhatIsBroken()
{
    QFETCH(const QByteArray, from);
    QFETCH(const QByteArray, to);
    QFETCH(const QString, place);
    QByteArray text = progressJson(lesson(), someProgress());
    QVERIFY2(text.contains(from), text.constData());
    text.replace(text.lastIndexOf(from), from.size(), to);
    const auto after = read(text, lesson());
    QVERIFY(!after);
    QCOMPARE(after.error().place, place);
    QCOMPARE(after.error().file, u"x.lesson-progress"_s);
}

QTEST_GUILESS_MAIN(TestLessonProgress)
#include "tst_lesson_progress.moc"
