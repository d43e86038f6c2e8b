// SPDX-License-Identifier: MIT
#include "core/lessons/lesson_parser.h"
#include "tests/core/lessons/lesson_fixture.h"

#include <QTest>

using namespace Qt::StringLiterals;

using namespace doublets;
using namespace doublets::lesson_fixture;

/// Tests invalid and inconsistent lessons: each error with its line and key.
class TestBrokenLessons : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void refusesBrokenFiles_data();
    void refusesBrokenFiles();
    void refusesWhatCannotBe_data();
    void refusesWhatCannotBe();
    void namesEveryFault();
    void refusesEveryTruncation();
    void refusesNonRegularFiles();
};

void TestBrokenLessons::refusesBrokenFiles_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<ErrorCode>("code");
    QTest::addColumn<QString>("place");
    QTest::addColumn<int>("line");

    using enum ErrorCode;
    const auto row = [](const char *name, const QByteArray &text, ErrorCode code, const char *place,
                        int line) {
        QTest::newRow(name) << text << code << QString::fromLatin1(place) << line;
    };
    const QByteArray sound = lessonWith("\"texts\": [\"x\"]");
    const auto changed = [&sound](const char *before, const char *after) {
        return QByteArray(sound).replace(before, after);
    };
    row("empty", {}, Empty, "", 0);
    row("prose", "Once upon\na time", NotJson, "line 1", 0);
    row("binary", QByteArray("\x89PNG\0\0", 6), NotText, "", 0);
    row("Latin 1", changed("\"S\"", "\"\xe4\""), NotText, "summary", 3);
    row("a list", "[" + sound + "]", WrongType, "", 0);
    row("huge", sound + QByteArray(Lesson::MaxFileSize, ' '), TooLarge, "", 0);
    row("a game", changed("doublets-lesson", "doublets-game"), WrongFormat, "format", 2);
    row("newer", changed("\"version\": 1", "\"version\": 3"), NewerVersion, "version", 2);
    row("unknown key", changed("\"title\": \"T\"", "\"title\": \"T\", \"author\": \"me\""),
        UnknownKey, "author", 3);
    row("twice", changed("\"summary\": \"S\"", "\"summary\": \"S\", \"title\": \"U\""),
        DuplicateKey, "title", 3);
    row("no summary", changed(", \"summary\": \"S\"", ""), MissingKey, "summary", 1);
    row("no steps",
        "{\"format\": \"doublets-lesson\", \"version\": 1, \"title\": \"T\", "
        "\"summary\": \"S\", \"steps\": []}",
        ImpossibleValue, "steps", 1);
    row("title too long", changed("\"T\"", ('"' + QByteArray(81, 'x') + '"').constData()),
        InvalidText, "title", 3);
    row("two lines", changed("\"S\"", "\"a\\nb\""), InvalidText, "summary", 3);
    row("no text", changed("\"S\"", "\"\""), InvalidText, "summary", 3);
    row("a number", changed("\"S\"", "5"), WrongType, "summary", 3);
    row("no minutes", changed(", \"minutes\": 2", ""), MissingKey, "steps[0].minutes", 4);
    row("an hour and more", changed("\"minutes\": 2", "\"minutes\": 61"), ImpossibleValue,
        "steps[0].minutes", 4);
    row("no such language",
        changed("\"title\": \"T\"", "\"languages\": [\"??\"], \"title\": \"T\""), ImpossibleValue,
        "languages[0]", 3);
    row("a language twice",
        changed("\"title\": \"T\"", "\"languages\": [\"en\", \"en\"], \"title\": \"T\""),
        DuplicateEntry, "languages[1]", 3);
    row("two languages, one text",
        changed("\"title\": \"T\"", "\"languages\": [\"en\", \"ru\"], \"title\": \"T\""), WrongType,
        "title", 3);
    row("a translation is missing",
        changed("\"title\": \"T\"", "\"languages\": [\"en\", \"ru\"], \"title\": {\"en\": \"T\"}"),
        MissingKey, "title.ru", 3);
}

void TestBrokenLessons::refusesBrokenFiles()
{
    QFETCH(const QByteArray, text);
    QFETCH(const ErrorCode, code);
    QFETCH(const QString, place);
    QFETCH(const int, line);
    const auto read = parse(text);
    QVERIFY(!read);
    const auto fault = faultAt(text, place);
    QVERIFY2(fault, qPrintable(read.error()[0].place));
    QCOMPARE(fault->code, code);
    QCOMPARE(fault->line, line);
    QCOMPARE(fault->file, u"a.doublets-lesson"_s);
}

void TestBrokenLessons::refusesWhatCannotBe_data()
{
    QTest::addColumn<QByteArray>("members");
    QTest::addColumn<ErrorCode>("code");
    QTest::addColumn<QString>("place"); ///< inside the step

    using enum ErrorCode;
    const auto row = [](const char *name, const char *members, ErrorCode code, const char *place) {
        QTest::newRow(name) << QByteArray(members) << code << QString::fromLatin1(place);
    };
    row("nothing in it", R"("onSheet": true)", MissingKey, "texts");
    row("texts as a text", R"("texts": "x")", WrongType, "texts");
    row("a text as an object", R"("texts": [{"en": "x"}])", WrongType, "texts[0]");
    row("a figure that is not there", R"("texts": ["%1"])", Inconsistent, "figures");
    row("a figure that nobody reads",
        R"("texts": ["x"], "figures": [{"quantity": "mean-throws", "ruleSet": "cotton"}])",
        Inconsistent, "figures");
    row("the figure 0",
        R"("texts": ["%0 %1"], "figures": [{"quantity": "mean-throws", "ruleSet": "cotton"}])",
        Inconsistent, "figures");
    row("a rule of no rule set", R"("passages": [{"ruleSet": "chess", "rule": "men"}])",
        UnknownRuleSet, "passages[0].ruleSet");
    row("no such rule", R"("passages": [{"ruleSet": "cotton", "rule": "castling"}])",
        ImpossibleValue, "passages[0].rule");
    row("a rule of another game", R"("passages": [{"ruleSet": "cotton", "rule": "hit"}])",
        ImpossibleValue, "passages[0].rule");
    row("a board of no game", R"("board": {})", MissingKey, "board.ruleSet");
    row("no such rule set", R"("board": {"ruleSet": "chess"})", UnknownRuleSet, "board.ruleSet");
    row("no such ruling", R"("board": {"ruleSet": "cotton", "rulings": {"claim": "claimed"}})",
        UnknownRuling, "board.rulings.claim");
    row("no such value", R"("board": {"ruleSet": "cotton", "rulings": {"surplus": "x"}})",
        UnknownRulingValue, "board.rulings.surplus");
    row("no seed", R"("board": {"ruleSet": "cotton", "dice": "seeded"})", MissingKey, "board.seed");
    row("a seed of words", R"("board": {"ruleSet": "cotton", "seed": "x"})", InvalidSeed,
        "board.seed");
    row("a seed as a number", R"("board": {"ruleSet": "cotton", "seed": 5})", WrongType,
        "board.seed");
    row("a seed of the class", R"("board": {"ruleSet": "cotton", "dice": "entered", "seed": "5"})",
        Inconsistent, "board.seed");
    row("a position of chance", R"("board": {"ruleSet": "cotton", "throws": 5})", MissingKey,
        "board.seed");
    row("no such end", R"("board": {"ruleSet": "cotton", "until": "tea"})", ImpossibleValue,
        "board.until");
    row("a record and a game", R"("board": {"ruleSet": "cotton", "record": {}})", Inconsistent,
        "board.ruleSet");
    row("no record", R"("board": {"record": {"format": "doublets-game", "version": 1}})",
        MissingKey, "board.record.ruleset");
    row("a record of the future", R"("board": {"record": {"format": "doublets-game",
        "version": 9}})",
        NewerVersion, "board.record.version");
    row("a record against the rules",
        R"("board": {"record": {"format": "doublets-game", "version": 1, "ruleset": "cotton",
           "rulings": {}, "players": {"white": {"name": "", "kind": "human"},
           "black": {"name": "", "kind": "human"}}, "dice": {"source": "system"},
           "opening": [{"white": 6, "black": 2}], "throws": [{"by": "white", "dice": [2, 6],
           "plays": [{"by": "white", "action": "bear-off", "point": 2, "die": 2}], "lost": []}]}})",
        IllegalAction, "board.record.throws[0].plays[0]");
    row("two tasks",
        R"("question": {"text": "x", "answer": "x"}, "experiment": {"games": 1, "seed": "1",
           "runs": [{"ruleSet": "cotton"}]})",
        Inconsistent, "experiment");
    row("no question", R"("question": {"answer": "x"})", MissingKey, "question.text");
    row("no answer", R"("question": {"text": "x"})", MissingKey, "question.answer");
    row("right, but no choices", R"("question": {"text": "x", "right": 1})", MissingKey,
        "question.choices");
    row("right beyond the choices",
        R"("question": {"text": "x", "right": 3, "choices": ["a", "b"]})", ImpossibleValue,
        "question.right");
    row("one choice", R"("question": {"text": "x", "answer": "a", "choices": ["a"]})",
        ImpossibleValue, "question.choices");
    row("choices twice",
        R"("question": {"text": "x", "choices": ["a", "b"], "right": 1,
           "statusOf": {"ruleSet": "cotton", "rule": "win"}})",
        Inconsistent, "question.choices");
    row("the status of no rule",
        R"("question": {"text": "x", "statusOf": {"ruleSet": "cotton", "rule": "y"}})",
        ImpossibleValue, "question.statusOf.rule");
    row("a number and choices",
        R"("question": {"text": "x", "choices": ["a", "b"], "number": {"value": 1}})", Inconsistent,
        "question.number");
    row("no number", R"("question": {"text": "x", "number": {"unit": "m"}})", MissingKey,
        "question.number.value");
    row("a number in words", R"("question": {"text": "x", "number": {"value": "six"}})", WrongType,
        "question.number.value");
    row("a negative tolerance",
        R"("question": {"text": "x", "number": {"value": 6, "tolerance": -1}})", ImpossibleValue,
        "question.number.tolerance");
    row("no answer to recall", R"("texts": ["x"], "recall": 1)", ImpossibleValue, "recall");
    row("marks for no task", R"("texts": ["x"], "marks": [{"points": 1, "text": "x"}])", MissingKey,
        "marks");
    row("no points",
        R"("question": {"text": "x", "answer": "y"}, "marks": [{"points": 0, "text": "x"}])",
        ImpossibleValue, "marks[0].points");
    row("a table without rows", R"("texts": ["x"], "table": {"columns": ["a"]})", MissingKey,
        "table.rows");
    row("a wide table",
        R"("table": {"columns": ["1", "2", "3", "4", "5", "6", "7", "8", "9"], "rows": ["a"]})",
        ImpossibleValue, "table.columns");
    row("a guess of nothing", R"("guess": {"text": "x"})", MissingKey, "guess.figure");
    row("no such quantity", R"("guess": {"text": "x", "figure": {"quantity": "joy"}})",
        ImpossibleValue, "guess.figure.quantity");
    row("of no game", R"("guess": {"text": "x", "figure": {"quantity": "first-thrower-wins"}})",
        MissingKey, "guess.figure.ruleSet");
    row("whose luck", R"("board": {"ruleSet": "cotton"},
        "guess": {"text": "x", "figure": {"quantity": "luck-on-board"}, "least": 0, "most": 9})",
        MissingKey, "guess.figure.side");
    row("luck without a board",
        R"("guess": {"text": "x", "figure": {"quantity": "luck-on-board", "side": "white"},
           "least": 0, "most": 9})",
        Inconsistent, "guess.figure");
    row("skill that is not solved",
        R"("guess": {"text": "x", "figure": {"quantity": "best-over-random",
           "ruleSet": "alfonso-race"}, "least": 0, "most": 9})",
        Inconsistent, "guess.figure.quantity");
    row("a side too many",
        R"("guess": {"text": "x", "figure": {"quantity": "doublet-share", "ruleSet": "cotton",
           "side": "white"}})",
        Inconsistent, "guess.figure.side");
    row("a slider without ends",
        R"("guess": {"text": "x", "figure": {"quantity": "mean-throws", "ruleSet": "cotton"}})",
        MissingKey, "guess.most");
    row("a slider that runs backwards",
        R"("guess": {"text": "x", "least": 50, "most": 40,
           "figure": {"quantity": "doublet-share", "ruleSet": "cotton"}})",
        Inconsistent, "guess.most");
    row("the true figure typed in",
        R"("guess": {"text": "x", "value": 53, "figure": {"quantity": "doublet-share",
           "ruleSet": "cotton"}})",
        UnknownKey, "guess.value");
    row("no run", R"("experiment": {"games": 1, "seed": "1", "runs": []})", ImpossibleValue,
        "experiment.runs");
    row("no games", R"("experiment": {"games": 0, "seed": "1", "runs": [{"ruleSet": "cotton"}]})",
        ImpossibleValue, "experiment.games");
    row("too many games",
        R"("experiment": {"games": 10000001, "seed": "1", "runs": [{"ruleSet": "cotton"}]})",
        ImpossibleValue, "experiment.games");
    row("no such player", R"("experiment": {"games": 1, "seed": "1",
        "runs": [{"ruleSet": "cotton", "white": "cheat"}]})",
        ImpossibleValue, "experiment.runs[0].white");
    row("a program", R"("texts": ["x"], "run": "rm -rf /")", UnknownKey, "run");
}

void TestBrokenLessons::refusesWhatCannotBe()
{
    QFETCH(const QByteArray, members);
    QFETCH(const ErrorCode, code);
    QFETCH(const QString, place);
    const QByteArray text = lessonWith(members);
    const auto read = parse(text);
    QVERIFY(!read);
    const auto fault = faultAt(text, u"steps[0]."_s + place);
    QVERIFY2(fault, qPrintable(read.error()[0].place));
    QCOMPARE(fault->code, code);
    QVERIFY(fault->line >= 4);
}

void TestBrokenLessons::namesEveryFault()
{
    const auto read = parse(lessonWith("\"textes\": [],\n\"minuts\": 3,\n\"guess\": {\n"
                                       "\"text\": 5 }",
                                       "\"author\": 1,\n"));
    QVERIFY(!read);
    QStringList places;
    int line = 0;
    for (const Error &fault : read.error()) {
        places << fault.place;
        QVERIFY(fault.line >= line);
        line = fault.line;
    }
    QCOMPARE(places[0], u"author"_s);
    for (const QString &place : {u"steps[0].textes"_s, u"steps[0].minuts"_s,
                                 u"steps[0].guess.text"_s, u"steps[0].guess.figure"_s}) {
        QCOMPARE(places.count(place), 1);
    }
}

void TestBrokenLessons::refusesEveryTruncation()
{
    const QByteArray whole = sourceFile("resources/lessons/1-first-throw.json").trimmed();
    QVERIFY(parse(whole));
    for (qsizetype size = 0; size < whole.size(); size += 37) {
        QVERIFY(!parse(whole.left(size)));
    }
}

void TestBrokenLessons::refusesNonRegularFiles()
{
    for (const QString &path : {u"/dev/null"_s, u"/"_s, u"/nowhere.doublets-lesson"_s}) {
        const auto read = readLesson(path, catalogue());
        QVERIFY(!read);
        QCOMPARE(read.error().size(), std::size_t{1});
        QCOMPARE(read.error()[0].file, path);
    }
}

QTEST_GUILESS_MAIN(TestBrokenLessons)
#include "tst_broken_lessons.moc"
