// SPDX-License-Identifier: MIT
#include "lessons/editor/lesson_field_text.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

struct LessonFieldText
{
    const char *suffix; ///< end of the path of a key
    const char *label;
    const char *hint = "";
};

/// The first suffix that fits counts.
constexpr LessonFieldText FieldTexts[] = {
    {"number.value", QT_TRANSLATE_NOOP("LessonFields", "Expected number")},
    {"number.tolerance", QT_TRANSLATE_NOOP("LessonFields", "Tolerance"),
     QT_TRANSLATE_NOOP("LessonFields", "How far off an answer may be and still count as right")},
    {"number.unit", QT_TRANSLATE_NOOP("LessonFields", "Unit"),
     QT_TRANSLATE_NOOP("LessonFields", "Shown behind the number")},
    {"question.text", QT_TRANSLATE_NOOP("LessonFields", "Question")},
    {"question.choices", QT_TRANSLATE_NOOP("LessonFields", "Choices"),
     QT_TRANSLATE_NOOP("LessonFields",
                       "Two to six answers to choose from, one on each line; none for an answer in "
                       "words")},
    {"question.right", QT_TRANSLATE_NOOP("LessonFields", "Right choice")},
    {"question.number", QT_TRANSLATE_NOOP("LessonFields", "The answer is a number")},
    {"question.statusOf",
     QT_TRANSLATE_NOOP("LessonFields", "The answer is how well a rule is known")},
    {"question.answer", QT_TRANSLATE_NOOP("LessonFields", "Model answer"),
     QT_TRANSLATE_NOOP("LessonFields", "Covered until the class has answered")},
    {"question.lines", QT_TRANSLATE_NOOP("LessonFields", "Lines on the worksheet"),
     QT_TRANSLATE_NOOP("LessonFields", "Usually 3; none with choices or a number")},
    {"question", QT_TRANSLATE_NOOP("LessonFields", "Question")},
    {"guess.text", QT_TRANSLATE_NOOP("LessonFields", "What to guess")},
    {"guess.figure", QT_TRANSLATE_NOOP("LessonFields", "Figure")},
    {"guess.least", QT_TRANSLATE_NOOP("LessonFields", "Minimum of the slider"),
     QT_TRANSLATE_NOOP("LessonFields", "Usually 0, for a figure in %")},
    {"guess.most", QT_TRANSLATE_NOOP("LessonFields", "Maximum of the slider"),
     QT_TRANSLATE_NOOP("LessonFields", "Usually 100, for a figure in %")},
    {"guess.close", QT_TRANSLATE_NOOP("LessonFields", "A guess is close within"),
     QT_TRANSLATE_NOOP("LessonFields", "Usually a twentieth of the slider")},
    {"guess", QT_TRANSLATE_NOOP("LessonFields", "Guess")},
    {"why", QT_TRANSLATE_NOOP("LessonFields", "Explanation"),
     QT_TRANSLATE_NOOP("LessonFields", "Shown with the answer")},
    {"experiment.text", QT_TRANSLATE_NOOP("LessonFields", "What to look for")},
    {"experiment.runs", QT_TRANSLATE_NOOP("LessonFields", "Experiments side by side")},
    {"experiment.games", QT_TRANSLATE_NOOP("LessonFields", "Games in each")},
    {"experiment.sameDice", QT_TRANSLATE_NOOP("LessonFields", "The same dice in both")},
    {"runs[].white", QT_TRANSLATE_NOOP("LessonFields", "White plays"),
     QT_TRANSLATE_NOOP("LessonFields", "Usually at random")},
    {"runs[].black", QT_TRANSLATE_NOOP("LessonFields", "Black plays"),
     QT_TRANSLATE_NOOP("LessonFields", "Usually at random")},
    {"experiment", QT_TRANSLATE_NOOP("LessonFields", "Experiment in the laboratory")},
    {"board.dice", QT_TRANSLATE_NOOP("LessonFields", "Dice"),
     QT_TRANSLATE_NOOP("LessonFields", "Usually from the seed, if there is one")},
    {"board.record", QT_TRANSLATE_NOOP("LessonFields", "Recorded game"),
     QT_TRANSLATE_NOOP("LessonFields",
                       "Replaces the game, rulings, dice and seed in the fields above")},
    {"board.throws", QT_TRANSLATE_NOOP("LessonFields", "Begin after this many throws"),
     QT_TRANSLATE_NOOP("LessonFields", "Usually none; after all of a recorded game")},
    {"board.thrown", QT_TRANSLATE_NOOP("LessonFields", "The next throw lies on the board")},
    {"board.until", QT_TRANSLATE_NOOP("LessonFields", "The class plays"),
     QT_TRANSLATE_NOOP("LessonFields", "Usually not at all")},
    {"board", QT_TRANSLATE_NOOP("LessonFields", "Game on the board"),
     QT_TRANSLATE_NOOP("LessonFields", "It stays until a later step sets another one")},
    {"seed", QT_TRANSLATE_NOOP("LessonFields", "Seed of the dice"),
     QT_TRANSLATE_NOOP("LessonFields", "Digits. Every class gets the same throws.")},
    {"picture.data", QT_TRANSLATE_NOOP("LessonFields", "Picture in the lesson"),
     QT_TRANSLATE_NOOP("LessonFields", "PNG, JPEG or WebP, up to 2 MB")},
    {"picture.file", QT_TRANSLATE_NOOP("LessonFields", "Picture file beside the lesson"),
     QT_TRANSLATE_NOOP("LessonFields", "Instead of a picture in the lesson")},
    {"picture.description", QT_TRANSLATE_NOOP("LessonFields", "Description"),
     QT_TRANSLATE_NOOP("LessonFields", "For those who cannot see the picture")},
    {"picture.caption", QT_TRANSLATE_NOOP("LessonFields", "Caption")},
    {"picture", QT_TRANSLATE_NOOP("LessonFields", "Picture")},
    {"passages[].marked", QT_TRANSLATE_NOOP("LessonFields", "Show how well the rule is known")},
    {"passages[].retold", QT_TRANSLATE_NOOP("LessonFields", "Tell the rule in today’s words, too"),
     QT_TRANSLATE_NOOP("LessonFields",
                       "Always told where its status is shown, or where its source has no words")},
    {"passages", QT_TRANSLATE_NOOP("LessonFields", "Rules in the words of their sources")},
    {"figures", QT_TRANSLATE_NOOP("LessonFields", "Figures for %1, %2 … in the texts"),
     QT_TRANSLATE_NOOP("LessonFields",
                       "The program computes them. %1 in a text stands for the first.")},
    {"quantity", QT_TRANSLATE_NOOP("LessonFields", "Quantity")},
    {"ruleSet", QT_TRANSLATE_NOOP("LessonFields", "Game")},
    {"rulings", QT_TRANSLATE_NOOP("LessonFields", "Rulings")},
    {"rule", QT_TRANSLATE_NOOP("LessonFields", "Rule")},
    {"dice", QT_TRANSLATE_NOOP("LessonFields", "Dice thrown by each player")},
    {"side", QT_TRANSLATE_NOOP("LessonFields", "Player")},
    {"recall", QT_TRANSLATE_NOOP("LessonFields", "Show the answers of an earlier step")},
    {"marks[].points", QT_TRANSLATE_NOOP("LessonFields", "Points")},
    {"marks[].text", QT_TRANSLATE_NOOP("LessonFields", "Criterion")},
    {"marks", QT_TRANSLATE_NOOP("LessonFields", "Mark scheme")},
    {"table.columns", QT_TRANSLATE_NOOP("LessonFields", "Headings of the columns"),
     QT_TRANSLATE_NOOP("LessonFields", "One on each line")},
    {"table.rows", QT_TRANSLATE_NOOP("LessonFields", "Headings of the rows"),
     QT_TRANSLATE_NOOP("LessonFields", "One on each line")},
    {"table", QT_TRANSLATE_NOOP("LessonFields", "Table on the worksheet")},
    {"onSheet", QT_TRANSLATE_NOOP("LessonFields", "On the worksheet"),
     QT_TRANSLATE_NOOP("LessonFields",
                       "Usually if there is a question, guess, experiment or table")},
    {"steps[].title", QT_TRANSLATE_NOOP("LessonFields", "Title of the step")},
    {"minutes", QT_TRANSLATE_NOOP("LessonFields", "Minutes")},
    {"texts", QT_TRANSLATE_NOOP("LessonFields", "Text"),
     QT_TRANSLATE_NOOP("LessonFields", "Each line is a paragraph")},
    {"title", QT_TRANSLATE_NOOP("LessonFields", "Title of the lesson")},
    {"summary", QT_TRANSLATE_NOOP("LessonFields", "Summary"),
     QT_TRANSLATE_NOOP("LessonFields", "Shown in the list of lessons")},
    {"grade", QT_TRANSLATE_NOOP("LessonFields", "Grade or age")},
    {"prerequisites", QT_TRANSLATE_NOOP("LessonFields", "Prerequisites"),
     QT_TRANSLATE_NOOP("LessonFields", "One on each line")},
    {"aims", QT_TRANSLATE_NOOP("LessonFields", "Objectives"),
     QT_TRANSLATE_NOOP("LessonFields", "One on each line")},
    {"keywords", QT_TRANSLATE_NOOP("LessonFields", "Keywords of the curriculum"),
     QT_TRANSLATE_NOOP("LessonFields", "One on each line")},
    {"needs", QT_TRANSLATE_NOOP("LessonFields", "What the class needs"),
     QT_TRANSLATE_NOOP("LessonFields", "One on each line")},
    {"extension", QT_TRANSLATE_NOOP("LessonFields", "For those who finish early"),
     QT_TRANSLATE_NOOP("LessonFields", "One task on each line")},
    {"extensionAnswers", QT_TRANSLATE_NOOP("LessonFields", "Answers for those who finish early"),
     QT_TRANSLATE_NOOP("LessonFields", "One on each line, in the order of the tasks")},
    {"homework", QT_TRANSLATE_NOOP("LessonFields", "Homework"),
     QT_TRANSLATE_NOOP("LessonFields", "One task on each line")},
    {"languages", QT_TRANSLATE_NOOP("LessonFields", "Languages"),
     QT_TRANSLATE_NOOP("LessonFields", "Codes with commas between them, such as en, ru")},
};

constexpr LessonFieldText EntryTexts[] = {
    {"runs", QT_TRANSLATE_NOOP("LessonFields", "Experiment")},
    {"passages", QT_TRANSLATE_NOOP("LessonFields", "Passage")},
    {"figures", QT_TRANSLATE_NOOP("LessonFields", "Figure")},
    {"marks", QT_TRANSLATE_NOOP("LessonFields", "Criterion")},
};

constexpr LessonFieldText WordTexts[] = {
    {"dice=system", QT_TRANSLATE_NOOP("LessonFields", "The program throws")},
    {"dice=seeded", QT_TRANSLATE_NOOP("LessonFields", "From the seed, the same for every class")},
    {"dice=entered", QT_TRANSLATE_NOOP("LessonFields", "The class throws real dice")},
    {"until=look", QT_TRANSLATE_NOOP("LessonFields", "Not at all: it looks at the board")},
    {"until=lead", QT_TRANSLATE_NOOP("LessonFields", "Until it is decided who begins")},
    {"until=throw", QT_TRANSLATE_NOOP("LessonFields", "One throw")},
    {"until=end", QT_TRANSLATE_NOOP("LessonFields", "To the end of the game")},
    {"side=white", QT_TRANSLATE_NOOP("LessonFields", "White")},
    {"side=black", QT_TRANSLATE_NOOP("LessonFields", "Black")},
    {"=random", QT_TRANSLATE_NOOP("LessonFields", "At random")},
    {"=casual", QT_TRANSLATE_NOOP("LessonFields", "At random half of the time")},
    {"=best", QT_TRANSLATE_NOOP("LessonFields", "As well as possible")},
    {"=first-thrower-wins", QT_TRANSLATE_NOOP("LessonFields", "The first thrower’s chance, in %")},
    {"=first-thrower-ahead",
     QT_TRANSLATE_NOOP("LessonFields", "The first thrower’s lead, in percentage points")},
    {"=mean-throws", QT_TRANSLATE_NOOP("LessonFields", "Mean number of throws in a game")},
    {"=throws-with-choice", QT_TRANSLATE_NOOP("LessonFields", "Throws that leave a choice, in %")},
    {"=best-over-random",
     QT_TRANSLATE_NOOP("LessonFields", "Gain of best over random play, in percentage points")},
    {"=doublet-share", QT_TRANSLATE_NOOP("LessonFields", "Share of doublets, in %")},
    {"=number-share",
     QT_TRANSLATE_NOOP("LessonFields", "Share of throws with a given number, in %")},
    {"=numbers-outside-band",
     QT_TRANSLATE_NOOP("LessonFields", "Numbers that fair dice put outside their bands")},
    {"=chance-on-board",
     QT_TRANSLATE_NOOP("LessonFields", "A player’s chance in the position on the board, in %")},
    {"=luck-on-board",
     QT_TRANSLATE_NOOP("LessonFields", "A player’s luck in the game on the board")},
};

template<std::size_t Size>
const LessonFieldText *findFieldText(const LessonFieldText (&texts)[Size], const QString &path)
{
    for (const LessonFieldText &each : texts) {
        const QLatin1StringView suffix(each.suffix);
        if (!path.endsWith(suffix)) {
            continue;
        }
        const qsizetype before = path.size() - suffix.size() - 1;
        if (before < 0 || path[before] == u'.' || suffix.startsWith(u'=')) {
            return &each;
        }
    }
    return nullptr;
}

QString translatedFieldText(const char *text)
{
    return *text == 0 ? QString() : QCoreApplication::translate("LessonFields", text);
}

} // namespace

QString lessonFieldLabel(const QString &path)
{
    const LessonFieldText *found = findFieldText(FieldTexts, path);
    return found != nullptr ? translatedFieldText(found->label) : QString();
}

QString lessonFieldHint(const QString &path)
{
    const LessonFieldText *found = findFieldText(FieldTexts, path);
    return found != nullptr ? translatedFieldText(found->hint) : QString();
}

QString lessonEntryName(const QString &path)
{
    const LessonFieldText *found = findFieldText(EntryTexts, path);
    return found != nullptr ? translatedFieldText(found->label) : QString();
}

QString lessonWordText(const QString &path, const QString &word)
{
    const LessonFieldText *found = findFieldText(WordTexts, path + u'=' + word);
    return found != nullptr ? translatedFieldText(found->label) : word;
}

} // namespace doublets
