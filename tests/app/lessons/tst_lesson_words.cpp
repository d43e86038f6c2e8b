// SPDX-License-Identifier: MIT
#include "core/laboratory/sample_distribution.h"
#include "core/lessons/lesson_parser.h"
#include "lessons/lesson_copy.h"
#include "tests/app/language/layout_language.h"
#include "tests/app/text/text_fixture.h"
#include "text/lesson_sheet.h"
#include "text/lesson_text.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <map>

using namespace Qt::StringLiterals;

using namespace doublets;
using namespace doublets::test;

namespace {

using Kind = SheetItem::Kind;

const std::vector<Lesson> &lessons()
{
    static const auto found = builtInLessons(catalogue());
    return found.value();
}

/// Returns the computed values of a lesson, computing them once.
const LessonValues &valuesOf(std::size_t lesson)
{
    static std::map<std::size_t, LessonValues> known;
    const auto found = known.find(lesson);
    return found != known.end()
               ? found->second
               : known
                     .emplace(lesson, *computeLessonValues(lessons()[lesson],
                                                           LessonVariant::AnswerKey, catalogue()))
                     .first->second;
}

Lesson inLanguages(const char *languages, const char *title)
{
    const QByteArray text = QByteArray(R"({"format": "doublets-lesson", "version": 1,)") +
                            R"("languages": )" + languages + R"(, "title": )" + title +
                            R"(, "summary": )" + title + R"(, "steps": [{"title": )" + title +
                            R"(, "minutes": 1,
                            "texts": [)" +
                            title + "]}]}";
    return parseLesson(text, u"own"_s, catalogue()).value();
}

int countOf(const LessonSheet &sheet, Kind kind)
{
    return static_cast<int>(
        std::count_if(sheet.items.begin(), sheet.items.end(),
                      [kind](const SheetItem &piece) { return piece.kind == kind; }));
}

bool says(const LessonSheet &sheet, const QString &text)
{
    return std::any_of(sheet.items.begin(), sheet.items.end(),
                       [&](const SheetItem &piece) { return piece.text.contains(text); });
}

} // namespace

/// Tests the texts of lessons: languages, figures and printed sheets.
class TestLessonWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void speaksTheReadersLanguage();
    void putsFiguresIn();
    void tellsHowCloseAGuessWas_data();
    void tellsHowCloseAGuessWas();
    void asksWhatRuleFilesKnow();
    void tellsWhatIsPlayed();
    void theWorksheetHasItsPassages();
    void theWorksheetCoversItsAnswers();
    void theAnswerKeyHasThemAll();
    void worksheetsHaveBoardsAndTables();
    void worksheetsTellNoFigureThatTheyAskFor();
    void theAnswerKeyTellsWhatToExpect();
    void passagesOfOneGameNameItOnce();
    void passagesNeedNotBeRetold();
    void checksNumbers();
    void answersAreTold();
    void guessesInPointsAreWholeNumbers();
    void aCopyIsALesson();
    void endsASentenceOnce(); // last, because it installs translations
};

void TestLessonWords::speaksTheReadersLanguage()
{
    const auto title = [](const Lesson &lesson) { return lessonText(lesson, lesson.title); };
    QCOMPARE(title(inLanguages(R"(["ru", "en"])", R"({"en": "Luck", "ru": "Удача"})")), u"Luck"_s);
    QCOMPARE(title(inLanguages(R"(["de", "ru"])", R"({"de": "Glück", "ru": "Удача"})")),
             u"Glück"_s);
    QCOMPARE(title(inLanguages(R"(["de"])", R"("Glück")")), u"Glück"_s);
}

void TestLessonWords::putsFiguresIn()
{
    const Lesson lesson = inLanguages(R"(["en"])", R"("x")");
    const std::vector<Figure> figures{{Quantity::MeanThrows, {}, {}},
                                      {Quantity::DoubletShare, {}, {}}};
    QCOMPARE(lessonText(lesson, {{u"%1 and %2, %1"_s}}, figures, {21.46, 16.667}),
             u"21.5 and 16.7%, 21.5"_s);
    QCOMPARE(lessonText(lesson, {{u"%1 and %2"_s}}, figures, {std::nullopt, 50.0}),
             u"… and 50.0%"_s);
    QCOMPARE(figureText(Quantity::FirstThrowerAdvantage, 6.398), u"6.4 percentage points"_s);
}

void TestLessonWords::tellsHowCloseAGuessWas_data()
{
    QTest::addColumn<double>("guess");
    QTest::addColumn<double>("value");
    QTest::addColumn<QString>("end");

    QTest::newRow("right") << 53.0 << 53.04 << u"Exactly right!"_s;
    QTest::newRow("close") << 55.0 << 53.2 << u"Close: only 1.8 percentage points away."_s;
    QTest::newRow("just close") << 51.0 << 53.0 << u"Close: only 2.0 percentage points away."_s;
    QTest::newRow("too high") << 80.0 << 53.2 << u"26.8 percentage points too high."_s;
    QTest::newRow("too low") << 20.0 << 53.2 << u"33.2 percentage points too low."_s;
    QTest::newRow("right to the decimal") << 53.2 << 53.19 << u"Exactly right!"_s;
}

void TestLessonWords::tellsHowCloseAGuessWas()
{
    QFETCH(const double, guess);
    QFETCH(const double, value);
    QFETCH(const QString, end);
    LessonGuess wanted;
    wanted.figure.quantity = Quantity::FirstThrowerWins;
    wanted.maximum = 100;
    wanted.tolerance = 2;
    const QString text = guessResultText(wanted, guess, value);
    QVERIFY2(text.endsWith(end), qPrintable(text));
    QVERIFY2(text.startsWith(u"You guessed %1"_s.arg(guess)), qPrintable(text));
}

void TestLessonWords::asksWhatRuleFilesKnow()
{
    int seen = 0;
    for (const LessonStep &step : lessons()[3].steps) {
        if (!step.question || !step.question->statusQuestion) {
            continue;
        }
        const LessonPassage &rule = *step.question->statusQuestion;
        const auto right = correctChoice(*step.question, catalogue());
        const Status status = ruleSet(rule.ruleSet).provenanceOf(rule.rule)->status;
        QCOMPARE(right, std::optional(static_cast<int>(status)));
        QCOMPARE(choiceTexts(lessons()[3], step).size(), 4);
        QVERIFY(passageText(rule, catalogue()).status.isEmpty()); // must not reveal the answer
        ++seen;
    }
    QVERIFY(seen >= 4);
}

/// The text is used within a sentence, so it has no final full stop.
void TestLessonWords::tellsWhatIsPlayed()
{
    Experiment one;
    one.ruleSet = u"willughby"_s;
    QCOMPARE(experimentText(one, catalogue()),
             u"Dublets – Francis Willughby, c. 1665–70; each player plays at random"_s);
    one.rulings[u"unplayable"_s] = u"opponent"_s;
    one.black = u"best"_s;
    QCOMPARE(experimentText(one, catalogue()),
             u"Dublets – Francis Willughby, c. 1665–70 (A number you cannot use: The "
             "other player uses it, to lay down or to bear off); White plays at random, Black "
             "makes the best plays"_s);
}

/// The worksheet contains the passages and reasons needed to judge a rule.
void TestLessonWords::theWorksheetHasItsPassages()
{
    const LessonSheet sheet = createWorksheet(lessons()[3], catalogue(), {});
    QCOMPARE(countOf(sheet, Kind::Status), 5);
    QVERIFY(countOf(sheet, Kind::Reason) > 0);
    QVERIFY(says(sheet, u"I suspect not, but it is possible"_s));
    QVERIFY(says(sheet, u"“upon sice, Cinque and Quater there are three men apiece, upon Trey, "
                        "Deuce, Ace, but two apiece.”"_s));
    for (std::size_t i = 1; i < sheet.items.size(); ++i) {
        // The question follows its task, as on the screen.
        QVERIFY(sheet.items[i].kind != Kind::Label || sheet.items[i - 1].kind != Kind::Task);
    }
}

void TestLessonWords::theWorksheetCoversItsAnswers()
{
    for (const Lesson &lesson : lessons()) {
        // Figures are not needed here.
        const LessonSheet sheet = createWorksheet(lesson, catalogue(), {});
        QCOMPARE(sheet.language, u"en"_s);
        QCOMPARE(countOf(sheet, Kind::Title), 1);
        QCOMPARE(countOf(sheet, Kind::Answer), 0);
        QVERIFY(countOf(sheet, Kind::Task) >= 7);
        QVERIFY(countOf(sheet, Kind::AnswerLines) + countOf(sheet, Kind::Table) >= 2);
        for (const LessonStep &step : lesson.steps) {
            if (step.question && !step.question->answer.isEmpty()) {
                QVERIFY(!says(sheet, step.question->answer.translations[0]));
            }
            QCOMPARE(says(sheet, step.title.translations[0]), step.isOnWorksheet);
        }
        for (const SheetItem &piece : sheet.items) {
            QVERIFY(!piece.isCorrect);
            // Missing figures are shown as "…".
            QVERIFY2(!piece.text.contains(u"%1"), qPrintable(piece.text));
        }
    }
}

void TestLessonWords::theAnswerKeyHasThemAll()
{
    const Lesson &lesson = lessons()[0];
    const LessonSheet key = createAnswerKey(lesson, catalogue(), valuesOf(0));
    QVERIFY(says(key, u"53.2%"_s)); // a computed figure
    QVERIFY(says(key, u"6.4 percentage points"_s));
    QVERIFY(says(key, u"About 45 minutes"_s));
    QCOMPARE(countOf(key, Kind::Heading), static_cast<int>(lesson.steps.size()) + 2);
    const auto right = std::count_if(key.items.begin(), key.items.end(),
                                     [](const SheetItem &piece) { return piece.isCorrect; });
    QCOMPARE(right, 1);
    QVERIFY(!computeLessonValues(lesson, LessonVariant::AnswerKey, catalogue(),
                                 [](double) { return false; }));
    // Figures of games that the class has yet to play are unknown.
    const Lesson &luck = lessons()[1];
    const LessonSheet lucky = createAnswerKey(luck, catalogue(), valuesOf(1));
    QVERIFY(!says(lucky, u"White’s chance by"_s));
    QVERIFY(says(lucky, u"Computed from the game on the board"_s));
    QVERIFY(!says(lucky, u"\u22129.4"_s));
    const LessonSheet sheet = createWorksheet(luck, catalogue(), valuesOf(1));
    QVERIFY(says(sheet, u"\u22129.4"_s)); // known, because that game is only watched
    // Pupils take the sheet home.
    QVERIFY(says(sheet, u"Homework"_s));
    QVERIFY(says(sheet, u"throw it 60 times"_s));
    // A rule to be judged is printed with its question.
    const LessonSheet sources = createAnswerKey(lessons()[3], catalogue(), valuesOf(3));
    const auto question =
        std::ranges::find(sources.items, u"How do we know this rule?"_s, &SheetItem::text);
    QVERIFY(question != sources.items.end());
    QVERIFY(std::ranges::any_of(sources.items.begin(), question, [](const SheetItem &item) {
        return item.kind == Kind::Quotation && item.text.contains(u"apeece"_s);
    }));
}

void TestLessonWords::worksheetsHaveBoardsAndTables()
{
    const std::array<int, 4> boards{1, 3, 1, 1}; // equal positions are drawn once
    const std::array<int, 4> tables{3, 4, 1, 0};
    for (std::size_t i = 0; i < lessons().size(); ++i) {
        const LessonSheet sheet = createWorksheet(lessons()[i], catalogue(), {});
        QCOMPARE(countOf(sheet, Kind::Board), boards[i]);
        QCOMPARE(countOf(sheet, Kind::Table), tables[i]);
        QCOMPARE(countOf(createAnswerKey(lessons()[i], catalogue(), {}), Kind::Board), 0);
    }
}

void TestLessonWords::worksheetsTellNoFigureThatTheyAskFor()
{
    int asked = 0;
    for (std::size_t number = 0; number < lessons().size(); ++number) {
        const Lesson &lesson = lessons()[number];
        const LessonValues &values = valuesOf(number);
        const LessonSheet sheet = createWorksheet(lesson, catalogue(), values);
        for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
            if (const auto &guess = lesson.steps[i].guess) {
                const std::size_t at = lesson.steps[i].allFigures().size() - 1;
                const QString figure =
                    figureText(guess->figure.quantity, values[i].figures[at].value());
                QVERIFY2(!says(sheet, figure), qPrintable(figure));
                ++asked;
            }
        }
    }
    QCOMPARE(asked, 9);
}

void TestLessonWords::theAnswerKeyTellsWhatToExpect()
{
    const Lesson &lesson = lessons()[0];
    const LessonSheet key = createAnswerKey(lesson, catalogue(), valuesOf(0));
    const auto [low, high] = SampleDistribution(100, 0.531994).centralRange();
    QVERIFY(
        says(key, u"Expected: the first thrower wins 53.2% of the games. At least 95 of 100 such "
                  "experiments, on average, give a share from %1.0% to %2.0%. About 21.5 "
                  "throws"_s.arg(low)
                      .arg(high)));
    QVERIFY(says(key, u"from 53.10% to 53.30%"_s));                  // of a million games
    QVERIFY(says(key, u"About 21.46 throws per game; from 21.4"_s)); // of a million games
    for (const char *text : {"Ages 13 to 15", "probability · relative frequency", "Homework",
                             "2 mark(s): Finds two ways", "For those who finish early"}) {
        QVERIFY2(says(key, QString::fromUtf8(text)), text);
    }
    const LessonSheet other = createAnswerKey(lessons()[1], catalogue(), valuesOf(1));
    QVERIFY(says(other, u"Expected: White wins 51.5%"_s));
    // Two experiments have the letters of the laboratory, and their expected difference.
    const LessonSheet pair = createAnswerKey(lessons()[2], catalogue(), valuesOf(2));
    QVERIFY(says(pair, u"A) Expected: the first thrower wins 53.1%"_s));
    QVERIFY(says(pair, u"B) Expected: the first thrower wins 52.5%"_s));
    QVERIFY(says(pair, u"Expected A − B: +0.65 percentage points; from +0.4"_s));
    QVERIFY(says(pair, u"A − B: +2.2"_s));
    QVERIFY(says(pair, u"Usually only the difference in length."_s));
    QVERIFY(!says(createWorksheet(lessons()[2], catalogue(), valuesOf(2)), u"Usually only"_s));
    QVERIFY(!says(pair, u"no clear difference in the shares"_s)); // with so many games
}

void TestLessonWords::passagesOfOneGameNameItOnce()
{
    const LessonStep &step = lessons()[0].steps[1];
    QVERIFY(passageHeading(step, 0, catalogue()).contains(u"Willughby"));
    QVERIFY(!passageHeading(step, 1, catalogue()).contains(u"Willughby"));
    QVERIFY(!passageHeading(step, 1, catalogue()).isEmpty());
    const LessonStep &two = lessons()[0].steps[7];
    QVERIFY(passageHeading(two, 0, catalogue()).contains(u"Cotton"));
    QVERIFY(passageHeading(two, 1, catalogue()).contains(u"Holme"));
}

/// Passages to be compared are shown in the words of their sources alone.
void TestLessonWords::passagesNeedNotBeRetold()
{
    LessonPassage passage = lessons()[3].steps[5].passages[0];
    QVERIFY(passageText(passage, catalogue()).rule.isEmpty());
    QVERIFY(!passageText(passage, catalogue()).quotation.isEmpty());
    passage.isStatusVisible = true;
    QVERIFY(!passageText(passage, catalogue()).rule.isEmpty());
    LessonPassage paraphrase = lessons()[2].steps[0].passages[0]; // without a quotation
    paraphrase.isParaphraseVisible = false;
    QVERIFY(!passageText(paraphrase, catalogue()).rule.isEmpty());
}

void TestLessonWords::checksNumbers()
{
    const Lesson lesson = inLanguages(R"(["en"])", R"("x")");
    const LessonNumber share{16.7, 0.5, {{u"%"_s}}};
    QCOMPARE(numberResultText(lesson, share, 17.0),
             u"You answered 17. Correct: the answer is 16.7 ± 0.5%."_s);
    QCOMPARE(numberResultText(lesson, share, 17.3),
             u"You answered 17.3. Not quite: the answer is 16.7 ± 0.5%."_s);
    QCOMPARE(numberResultText(lesson, {4, 0, {}}, std::nullopt), u"The answer is 4."_s);
    QCOMPARE(figureUnitName(Quantity::MeanThrows), u"throws"_s);
    QCOMPARE(figureUnitName(Quantity::NumbersOutsideBand), u"numbers"_s);
}

void TestLessonWords::answersAreTold()
{
    const Lesson &lesson = lessons()[0];
    ClassAnswer answer;
    QCOMPARE(answerTexts(lesson, 0, answer), QStringList());
    answer.choice = 1;
    QCOMPARE(answerTexts(lesson, 0, answer), QStringList{u"Yes, but only a little."_s});
    answer.handCounts = {1, 12, 0};
    QCOMPARE(answerTexts(lesson, 0, answer),
             (QStringList{u"Yes, it helps a lot. – 1 hand(s)"_s,
                          u"Yes, but only a little. – 12 hand(s)"_s,
                          u"No, it makes no difference. – 0 hand(s)"_s}));
    answer = {};
    answer.guess = 55;
    QCOMPARE(answerTexts(lesson, 3, answer), QStringList{u"55%"_s});
    answer.guess = 52.5;
    QCOMPARE(answerTexts(lesson, 3, answer), QStringList{u"52.5%"_s});
    answer = {};
    answer.freeAnswer = u"We think so"_s;
    QCOMPARE(answerTexts(lesson, 2, answer), QStringList{u"We think so"_s});
    answer = {};
    answer.number = -2.5;
    QCOMPARE(answerTexts(lessons()[2], 1, answer), QStringList{u"-2.5"_s});
}

void TestLessonWords::guessesInPointsAreWholeNumbers()
{
    QCOMPARE(guessText(Quantity::BestPlayAdvantage, 26), u"26 percentage points"_s);
    QCOMPARE(figureText(Quantity::BestPlayAdvantage, 1.464), u"1.5 percentage points"_s);
}

void TestLessonWords::aCopyIsALesson()
{
    for (const Lesson &lesson : lessons()) {
        const auto copy =
            parseLesson(lessonCopyJson(lesson), u"copy.doublets-lesson"_s, catalogue());
        QVERIFY2(copy, copy ? "" : qPrintable(copy.error()[0].place));
        Lesson same = copy.value();
        same.file = lesson.file;
        for (std::size_t i = 0; i < same.steps.size(); ++i) {
            if (same.steps[i].picture) {
                QCOMPARE(same.steps[i].picture->file, QString()); // the copy contains it
                same.steps[i].picture->file = lesson.steps[i].picture->file;
                same.steps[i].hash = lesson.steps[i].hash; // of the JSON, which differs
            }
        }
        QVERIFY(same == lesson);
        QVERIFY(!copy.value().isBuiltIn());
    }
}

/// The full stop of an abbreviated unit also ends the sentence.
void TestLessonWords::endsASentenceOnce()
{
    const LayoutLanguage russian(u"ru"_s);
    const Lesson lesson = inLanguages(R"(["en"])", R"("x")");
    const std::vector<Figure> lead{{Quantity::FirstThrowerAdvantage, {}, {}}};
    QVERIFY(lessonText(lesson, {{u"%1."_s}}, lead, {6.398}).endsWith(u"п."_s));
    QVERIFY(!lessonText(lesson, {{u"%1."_s}}, lead, {6.398}).endsWith(u".."_s));
    QVERIFY(lessonText(lesson, {{u"%1, %1."_s}}, lead, {6.398}).contains(u"п., 6"_s));
}

QTEST_GUILESS_MAIN(TestLessonWords)
#include "tst_lesson_words.moc"
