// SPDX-License-Identifier: MIT
#include "tests/core/lessons/lesson_fixture.h"

#include "core/lessons/lesson_game.h"
#include "core/lessons/lesson_parser.h"
#include "core/record/record_writer.h"
#include "core/record/replay.h"

#include <QDir>
#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

using namespace doublets;
using namespace doublets::lesson_fixture;

namespace {

LessonBoard boardOf(const QByteArray &members)
{
    const auto lesson = parse(lessonWith("\"board\": {" + members + "}"));
    return lesson ? *lesson.value().steps[0].board : LessonBoard{};
}

std::unique_ptr<Game> gameOn(const LessonBoard &board)
{
    auto game = createLessonGame(board, catalogue());
    return game ? std::move(game).value() : nullptr;
}

/// Returns the board of a step after the class has played as far as required, always the first
/// play, with the number of men played by each side on the way.
std::pair<std::unique_ptr<Game>, std::array<int, 2>> playedOut(const LessonBoard &board)
{
    auto game = gameOn(board);
    std::array<int, 2> plays{};
    while (!isBoardGoalReached(board, *game)) {
        if (game->position().stage == Stage::Playing) {
            ++plays[indexOf(game->position().player)];
            game->play(game->legalPlays()[0]);
        } else if (!game->throwDice()) {
            break;
        }
    }
    return {std::move(game), plays};
}

} // namespace

/// Tests lessons as values: the built-in ones, their boards and their figures.
class TestLessons : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void fourAreBuiltIn();
    void filesOfVersion1AreRead();
    void everyPartIsRead();
    void numbersAreCheckedWithTolerance();
    void eachFitsOneLessonAtSchool();
    void countsAgreeWithTheBoards();
    void bothSidesPlay();
    void aBoardStaysUntilThereIsAnother();
    void oddsAreCoveredUntilTheyAreAskedFor_data();
    void oddsAreCoveredUntilTheyAreAskedFor();
    void figuresAreOpenUntilTheyAreAnswered();
    void boardsShowTheirMoment_data();
    void boardsShowTheirMoment();
    void aRecordIsShownAndGoesOnAsItFell();
    void playIsEnough();
    void figuresAreComputed_data();
    void figuresAreComputed();
    void luckAddsUpToTheChance();
    void textsOfAllLanguagesAreKept();
};

void TestLessons::fourAreBuiltIn()
{
    const auto lessons = builtInLessons(catalogue());
    QVERIFY2(lessons, lessons ? "" : qPrintable(lessons.error().place));
    QCOMPARE(lessons.value().size(), std::size_t{4});
    for (const Lesson &lesson : lessons.value()) {
        QVERIFY(lesson.isBuiltIn());
        QCOMPARE(lesson.languages, QStringList{u"en"_s});
        QVERIFY(!lesson.grade.isEmpty());
        for (const auto &list : {lesson.prerequisites, lesson.aims, lesson.keywords,
                                 lesson.materials, lesson.extension, lesson.homework}) {
            QVERIFY2(!list.empty(), qPrintable(lesson.file));
        }
        QCOMPARE(lesson.extensionAnswers.size(), lesson.extension.size());
        QVERIFY2(lesson.points() >= 10, qPrintable(lesson.file));
        for (const LessonStep &step : lesson.steps) {
            QVERIFY(step.marks.empty() || step.hasTask());
            QVERIFY(!step.question || !step.marks.empty() || step.recalledStep ||
                    !step.question->correctChoice);
        }
        QVERIFY(parseLesson(builtInLessonJson(lesson), lesson.file, catalogue()).value() == lesson);
        // Each lesson has something to do and something to write.
        const auto has = [&lesson](auto member) {
            return std::any_of(lesson.steps.begin(), lesson.steps.end(),
                               [member](const LessonStep &step) { return step.*member; });
        };
        QVERIFY(has(&LessonStep::isOnWorksheet));
        QVERIFY(std::any_of(lesson.steps.begin(), lesson.steps.end(),
                            [](const LessonStep &step) { return step.board.has_value(); }));
    }
}

/// Reads the lessons as they were before version 2 of the format.
void TestLessons::filesOfVersion1AreRead()
{
    const QDir folder(QStringLiteral(DOUBLETS_SOURCE_DIR "/tests/core/lessons/version_1"));
    const QStringList names = folder.entryList({u"*.json"_s}, QDir::Files);
    QCOMPARE(names.size(), 4);
    for (const QString &name : names) {
        const auto read = readLesson(folder.filePath(name), catalogue());
        QVERIFY2(read, read ? "" : qPrintable(name + u": "_s + read.error()[0].place));
        QVERIFY(read.value().minutes() > 0);
    }
}

void TestLessons::everyPartIsRead()
{
    const auto read = parse(R"({"format": "doublets-lesson", "version": 2, "title": "T",
        "summary": "S", "grade": "Ages 11 to 13", "prerequisites": ["Fractions"],
        "aims": ["Aim"], "keywords": ["probability", "fairness"], "extension": ["More"], "extensionAnswers": ["Yes"],
        "homework": ["Ask at home"], "steps": [
        {"title": "Vote", "minutes": 2,
         "question": {"text": "How many?", "number": {"value": 16.7, "tolerance": 0.5, "unit": "%"}},
         "marks": [{"points": 1, "text": "Counts"}, {"points": 2, "text": "Gives a reason"}],
         "table": {"columns": ["Wins"], "rows": ["White", "Black"]}},
        {"title": "Again", "minutes": 1, "texts": ["x"], "recall": 1}]})");
    QVERIFY2(read, read ? "" : qPrintable(read.error()[0].place));
    const Lesson &lesson = read.value();
    QCOMPARE(lesson.grade.translations, QStringList{u"Ages 11 to 13"_s});
    QCOMPARE(lesson.keywords.size(), std::size_t{2});
    QCOMPARE(lesson.extensionAnswers.front().translations, QStringList{u"Yes"_s});
    const LessonStep &step = lesson.steps[0];
    QCOMPARE(step.question->number->value, 16.7);
    QCOMPARE(step.question->number->tolerance, 0.5);
    QVERIFY(!step.question->hasFreeAnswer());
    QCOMPARE(step.question->worksheetLines, 0);
    QCOMPARE(step.points(), 3);
    QCOMPARE(lesson.points(), 3);
    QCOMPARE(step.table->rows.size(), std::size_t{2});
    QCOMPARE(lesson.steps[1].recalledStep, std::optional(0));
    for (const char *text : {"Ages 11 to 13", "Fractions", "Aim", "probability", "More",
                             "Ask at home", "%", "Gives a reason", "Wins", "Black"}) {
        QVERIFY2(lesson.texts().contains(QString::fromLatin1(text)), text);
    }
}

void TestLessons::numbersAreCheckedWithTolerance()
{
    const LessonNumber share{0.3, 0.1, {}};
    QVERIFY(share.accepts(0.4)); // although 0.4 - 0.3 > 0.1 in binary
    QVERIFY(share.accepts(0.2));
    QVERIFY(!share.accepts(0.41));
    const LessonNumber exact{1e9, 0, {}};
    QVERIFY(exact.accepts(1e9));
    QVERIFY(!exact.accepts(1e9 - 2));
}

/// A question for a number about the board expects the men still to be laid down.
void TestLessons::countsAgreeWithTheBoards()
{
    const auto lessons = builtInLessons(catalogue());
    int checked = 0;
    for (const LessonStep &step : lessons.value()[2].steps) {
        if (step.question && step.question->number) {
            const auto game = playedOut(*step.board).first;
            const Men &white = game->position().men[indexOf(Side::White)];
            QCOMPARE(white.remainingPlays, static_cast<int>(step.question->number->value));
            ++checked;
        }
    }
    QCOMPARE(checked, 2);
}

void TestLessons::bothSidesPlay()
{
    const auto lessons = builtInLessons(catalogue());
    for (const Lesson &lesson : lessons.value()) {
        for (const LessonStep &step : lesson.steps) {
            if (step.board && step.board->goal == LessonBoard::Goal::GameOver &&
                step.board->dice == DiceOrigin::Seeded) {
                const auto [game, plays] = playedOut(*step.board);
                QVERIFY(game->position().isOver());
                QVERIFY2(plays[0] >= 8 && plays[1] >= 8, qPrintable(lesson.file));
            }
        }
    }
}

/// The minutes are for a class that discusses, plays and writes.
void TestLessons::eachFitsOneLessonAtSchool()
{
    const auto lessons = builtInLessons(catalogue());
    QVERIFY(lessons);
    for (const Lesson &lesson : lessons.value()) {
        QVERIFY2(lesson.minutes() >= 40 && lesson.minutes() <= 45, qPrintable(lesson.file));
        QCOMPARE(lesson.minutesFrom(static_cast<int>(lesson.steps.size())), 0);
    }
}

void TestLessons::aBoardStaysUntilThereIsAnother()
{
    const auto lesson = parse("{\"format\": \"doublets-lesson\", \"version\": 1, \"title\": \"T\", "
                              "\"summary\": \"S\", \"steps\": ["
                              "{\"title\": \"1\", \"minutes\": 1, \"texts\": [\"x\"]},"
                              "{\"title\": \"2\", \"minutes\": 2, \"board\": {\"ruleSet\": "
                              "\"cotton\"}},"
                              "{\"title\": \"3\", \"minutes\": 3, \"texts\": [\"x\"]}]}");
    QVERIFY(lesson);
    QCOMPARE(lesson.value().boardStepOf(0), std::optional<int>());
    QCOMPARE(lesson.value().boardStepOf(1), std::optional(1));
    QCOMPARE(lesson.value().boardStepOf(2), std::optional(1));
    QCOMPARE(lesson.value().minutesFrom(1), 5);
}

void TestLessons::oddsAreCoveredUntilTheyAreAskedFor_data()
{
    QTest::addColumn<int>("lesson");
    QTest::addColumn<int>("step");
    QTest::addColumn<int>("answered"); ///< the last step answered; -1 if none
    QTest::addColumn<std::optional<int>>("asking");
    const auto row = [](const char *name, int lesson, int step, int answered,
                        std::optional<int> asking) {
        QTest::newRow(name) << lesson - 1 << step - 1 << answered - 1
                            << (asking ? std::optional(*asking - 1) : std::nullopt);
    };
    row("1: vote", 1, 1, 0, 4);
    row("1: game before the guess", 1, 3, 3, 4);
    row("1: guess", 1, 4, 3, 4);
    row("1: guessed", 1, 4, 4, std::nullopt);
    row("1: later", 1, 6, 3, std::nullopt);
    row("2: start", 2, 1, 0, std::nullopt); // another board is asked about
    row("2: guess on the board", 2, 4, 3, 4);
    row("2: guessed", 2, 4, 4, std::nullopt);
    row("2: luck on the board", 2, 5, 4, 5);
    row("2: luck told", 2, 5, 5, std::nullopt);
    row("3: a mean number of throws", 3, 1, 0, 1);
    row("3: other rules", 3, 2, 1, std::nullopt);
    row("3: throws under the rules on the board", 3, 5, 4, 5);
    row("3: throws told", 3, 5, 5, std::nullopt);
    row("3: the rules asked about", 3, 3, 2, 4);
    row("4", 4, 1, 0, std::nullopt);
}

void TestLessons::oddsAreCoveredUntilTheyAreAskedFor()
{
    QFETCH(const int, lesson);
    QFETCH(const int, step);
    QFETCH(const int, answered);
    QFETCH(const std::optional<int>, asking);
    const auto lessons = builtInLessons(catalogue());
    QVERIFY(lessons);
    QCOMPARE(lessons.value()[static_cast<std::size_t>(lesson)].stepAskingForOdds(
                 step, [answered](int each) { return each <= answered; }),
             asking);
}

/// Figures are open from the beginning of the lesson until they have been answered.
void TestLessons::figuresAreOpenUntilTheyAreAnswered()
{
    const auto lessons = builtInLessons(catalogue());
    const auto isOpen = [&](int step, int answered) {
        const auto open = lessons.value()[1].unansweredFigures(
            step, [answered](int each) { return each <= answered; });
        return std::ranges::find(open, Quantity::BestPlayAdvantage, &Figure::quantity) !=
               open.end();
    };
    QVERIFY(isOpen(0, -1));
    QVERIFY(isOpen(7, 6));
    QVERIFY(!isOpen(7, 7));
    QVERIFY(!isOpen(8, -1));
}

void TestLessons::boardsShowTheirMoment_data()
{
    QTest::addColumn<QByteArray>("board");
    QTest::addColumn<int>("throws");
    QTest::addColumn<bool>("isOver");
    QTest::addColumn<DiceOrigin>("dice");

    const auto row = [](const char *name, const char *board, int throws, bool isOver,
                        DiceOrigin dice) {
        QTest::newRow(name) << QByteArray(board) << throws << isOver << dice;
    };
    row("the men as they stand", R"("ruleSet": "cotton")", 0, false, DiceOrigin::System);
    row("dice of the class", R"("ruleSet": "cotton", "dice": "entered", "until": "end")", 0, false,
        DiceOrigin::Entered);
    row("a seed", R"("ruleSet": "fiske", "seed": "1")", 0, false, DiceOrigin::Seeded);
    row("in the middle", R"("ruleSet": "willughby", "seed": "1674", "throws": 12)", 12, false,
        DiceOrigin::Seeded);
    row("with a throw", R"("ruleSet": "cotton", "seed": "1674", "throws": 6, "thrown": true)", 7,
        false, DiceOrigin::Seeded);
    row("at its end", R"("ruleSet": "willughby", "seed": "1674", "throws": 1000)", 19, true,
        DiceOrigin::Seeded);
}

void TestLessons::boardsShowTheirMoment()
{
    QFETCH(const QByteArray, board);
    QFETCH(const int, throws);
    QFETCH(const bool, isOver);
    QFETCH(const DiceOrigin, dice);
    const LessonBoard wanted = boardOf(board);
    const auto game = gameOn(wanted);
    QVERIFY(game);
    QCOMPARE(game->throwCount(), throws);
    QCOMPARE(game->position().isOver(), isOver);
    QCOMPARE(game->dice().origin(), dice);
    if (throws > 0 && !wanted.hasNextThrow) {
        QVERIFY(game->position().stage != Stage::Playing);
    }
    // The position is reproducible.
    const auto again = gameOn(wanted);
    QVERIFY(again->position().men == game->position().men);
}

void TestLessons::aRecordIsShownAndGoesOnAsItFell()
{
    const auto whole = gameOn(boardOf(R"("ruleSet": "cotton", "seed": "7", "throws": 9)"));
    const QByteArray record = recordJson(recordOf(*whole, {}, {}), RecordLayout::OneLine);
    LessonBoard board = boardOf("\"record\": " + record);
    QCOMPARE(board.ruleSet, u"cotton"_s);
    QVERIFY(gameOn(board)->position() == whole->position());

    board = boardOf("\"thrown\": true, \"throws\": 4, \"record\": " + record);
    const auto game = gameOn(board);
    QCOMPARE(game->throwCount(), 5);
    QVERIFY(std::holds_alternative<Throw>(game->history().back().action));
    while (game->canRedo()) {
        QVERIFY(game->redo());
    }
    QVERIFY(game->position() == whole->position());

    board = boardOf("\"throws\": 0, \"record\": " + record);
    QCOMPARE(gameOn(board)->history().size(), std::size_t{0});
}

void TestLessons::playIsEnough()
{
    LessonBoard board = boardOf(R"("ruleSet": "willughby", "seed": "3", "until": "lead")");
    const auto game = gameOn(board);
    QVERIFY(!isBoardGoalReached(board, *game));
    while (game->position().stage == Stage::Opening) {
        QVERIFY(game->throwDice());
    }
    QVERIFY(isBoardGoalReached(board, *game));
    board.goal = LessonBoard::Goal::NextThrowPlayed;
    QVERIFY(!isBoardGoalReached(board, *game));
    QVERIFY(game->throwDice());
    QCOMPARE(isBoardGoalReached(board, *game), game->legalPlays().empty());
    while (!game->legalPlays().empty()) {
        QVERIFY(game->play(game->legalPlays()[0]));
    }
    QVERIFY(isBoardGoalReached(board, *game));
    QVERIFY(!isBoardGoalPassed(board, *game));
    QVERIFY(game->throwDice()); // no longer the throw that was asked for
    QVERIFY(isBoardGoalPassed(board, *game));
    QVERIFY(!isBoardGoalReached(board, *game));
    game->undo();
    QVERIFY(isBoardGoalReached(board, *game));
    board.goal = LessonBoard::Goal::GameOver;
    QVERIFY(!isBoardGoalReached(board, *game));
    board.goal = LessonBoard::Goal::NoPlay;
    QVERIFY(isBoardGoalReached(board, *game));
    QVERIFY(isBoardGoalReached(boardOf(R"("ruleSet": "cotton", "until": "end", "seed": "1")"),
                               *gameOn(boardOf(R"("ruleSet": "cotton", "seed": "1",
                                              "throws": 1000)"))));
}

void TestLessons::figuresAreComputed_data()
{
    QTest::addColumn<Figure>("figure");
    QTest::addColumn<double>("value");
    QTest::addColumn<double>("within");

    const auto row = [](const char *name, Quantity quantity, const char *ruleSet, double value,
                        double within, const Rulings &rulings = {}) {
        Figure figure{quantity, QString::fromLatin1(ruleSet), {}};
        if (const RuleSet *known = catalogue().find(figure.ruleSet)) {
            figure.rulings = known->completedRulings(rulings).value();
        }
        QTest::newRow(name) << figure << value << within;
    };
    // As printed by `doublets-cli odds`.
    row("first thrower", Quantity::FirstThrowerWins, "willughby", 53.199, 0.001);
    row("ahead", Quantity::FirstThrowerAdvantage, "willughby", 2 * 53.199 - 100, 0.001);
    row("mean throws", Quantity::MeanThrows, "willughby", 21.46, 0.01);
    row("another ruling", Quantity::MeanThrows, "willughby", 19.08, 0.01,
        {{u"unplayable"_s, u"opponent"_s}});
    row("choices", Quantity::ThrowsWithChoice, "willughby", 7.13, 0.01);
    row("skill", Quantity::BestPlayAdvantage, "willughby", 1.464, 0.001);
    // Counted by hand.
    row("doublets of two dice", Quantity::DoubletShare, "cotton", 100.0 / 6, 1e-9);
    row("doublets of three dice", Quantity::DoubletShare, "alfonso", 100.0 * 96 / 216, 1e-9);
    row("a number of two dice", Quantity::NumberShare, "cotton", 100.0 * 11 / 36, 1e-9);
    row("a number of three dice", Quantity::NumberShare, "alfonso", 100.0 * 91 / 216, 1e-9);
    // Estimated by play-outs.
    row("the race", Quantity::FirstThrowerWins, "alfonso-race", 49.5, 2);
    // The band of few dice holds all counts. With six dice it is 0 to 2.83, so counts of three or
    // more are outside.
    QTest::newRow("four dice") << Figure{Quantity::NumbersOutsideBand, {}, {}, 4} << 0.0 << 1e-9;
    const double below =
        std::pow(5.0 / 6, 6) + std::pow(5.0 / 6, 5) + 15 * std::pow(5.0 / 6, 4) / 36;
    QTest::newRow("six dice") << Figure{Quantity::NumbersOutsideBand, {}, {}, 6} << 12 * (1 - below)
                              << 1e-9;
}

void TestLessons::figuresAreComputed()
{
    QFETCH(const Figure, figure);
    QFETCH(const double, value);
    QFETCH(const double, within);
    static FigureCalculator computer(catalogue()); // shared, to solve each game once
    const auto found = computer.value(figure);
    QVERIFY(found);
    QVERIFY2(std::abs(*found - value) <= within, qPrintable(QString::number(*found)));
    if (dependsOnRules(figure.quantity) &&
        canBeComputed(figure.quantity, catalogue().find(figure.ruleSet)->rules(figure.rulings))) {
        QCOMPARE(computer.value(figure), found);
    }
}

void TestLessons::luckAddsUpToTheChance()
{
    // In a game without choices, the probability on the board is one half plus the luck of the
    // opening throw and of both sides.
    const auto game = gameOn(boardOf(R"("ruleSet": "alfonso", "seed": "9", "throws": 7)"));
    const GameSnapshot soFar = GameSnapshot::fromGame(*game);
    FigureCalculator computer(catalogue());
    Figure figure{Quantity::BoardLuck, {}, {}};
    const double white = *computer.value(figure, &soFar);
    figure.side = Side::Black;
    const double black = *computer.value(figure, &soFar);
    figure = {Quantity::BoardWinProbability, {}, {}};
    const double chance = *computer.value(figure, &soFar);
    const Figure lead{Quantity::FirstThrowerWins, u"alfonso"_s,
                      soFar.history.empty() ? Rulings{}
                                            : catalogue().find(u"alfonso"_s)->defaultRulings()};
    const double first = *computer.value(lead);
    const bool whiteBegan = soFar.history[0].after.thrower == Side::White;
    QVERIFY(std::abs((whiteBegan ? first : 100 - first) + white - black - chance) < 1e-6);
    QVERIFY(!computer.value(figure, nullptr));
}

void TestLessons::textsOfAllLanguagesAreKept()
{
    const auto lesson =
        parse("{\"format\": \"doublets-lesson\", \"version\": 1, \"languages\": [\"de\", \"ru\"],"
              "\"title\": {\"de\": \"Glück\", \"ru\": \"Удача\"},"
              "\"summary\": {\"ru\": \"б\", \"de\": \"a\"},"
              "\"steps\": [{\"title\": {\"de\": \"1\", \"ru\": \"2\"}, \"minutes\": 1,"
              "\"texts\": [{\"de\": \"x\", \"ru\": \"y\"}]}]}");
    QVERIFY2(lesson, lesson ? "" : qPrintable(lesson.error()[0].place));
    QCOMPARE(lesson.value().title.translations, (QStringList{u"Glück"_s, u"Удача"_s}));
    QCOMPARE(lesson.value().summary.translations, (QStringList{u"a"_s, u"б"_s}));
    QCOMPARE(lesson.value().steps[0].paragraphs[0].translations, (QStringList{u"x"_s, u"y"_s}));
    QCOMPARE(lesson.value().texts(), (QStringList{u"Glück"_s, u"a"_s, u"1"_s, u"x"_s}));
}

QTEST_GUILESS_MAIN(TestLessons)
#include "tst_lessons.moc"
