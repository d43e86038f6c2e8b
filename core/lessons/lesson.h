// SPDX-License-Identifier: MIT
#pragma once

#include "core/dice/dice_source.h"
#include "core/laboratory/experiment.h"
#include "core/lessons/figure.h"
#include "core/record/record.h"
#include "core/rules/catalogue.h"

#include <QByteArray>
#include <QSize>
#include <QStringList>

#include <functional>
#include <optional>
#include <vector>

// The lessons of the classroom as data: texts, questions, guesses, boards and experiments. A
// lesson is a JSON file (see resources/lessons/README.md) without executable code.

namespace doublets {

/// A text in each language of its lesson. Optional texts that a lesson does not have are empty.
struct LessonText
{
    QStringList translations; ///< in the order of Lesson::languages

    [[nodiscard]] bool isEmpty() const { return translations.isEmpty(); }
    bool operator==(const LessonText &) const = default;
};

/// The picture of a step.
struct LessonPicture
{
    static constexpr qint64 MaxSize = 2 * 1024 * 1024; ///< of the picture's file, in bytes
    static constexpr int MaxSide = 4096;               ///< largest width and height, in pixels

    QByteArray data;        ///< contents of a PNG, JPEG or WebP file
    QSize size;             ///< in pixels
    QString file;           ///< name of the file beside the lesson; empty if the lesson contains it
    LessonText description; ///< for users who cannot see the picture
    LessonText caption;     ///< may be empty

    bool operator==(const LessonPicture &) const = default;
};

/// A criterion of the mark scheme of a step.
struct LessonCriterion
{
    static constexpr int MaxPoints = 20;

    int points = 1; ///< for answers that meet the criterion
    LessonText text;

    bool operator==(const LessonCriterion &) const = default;
};

/// A table on the worksheet, in which the class records results.
struct LessonTable
{
    static constexpr int MaxColumns = 8;
    static constexpr int MaxRows = 20;
    static constexpr int MaxCellLength = 40; ///< in Unicode code points

    std::vector<LessonText> columns; ///< headings
    std::vector<LessonText> rows;    ///< headings; all other cells are empty

    bool operator==(const LessonTable &) const = default;
};

/// A rule as documented in its rule file, shown with its quotation and status.
struct LessonPassage
{
    QString ruleSet; ///< id
    RuleKey rule{};
    bool isStatusVisible = true; ///< false if the class is asked for the status
    /// Whether a paraphrase in modern language is shown, too. If there is no quotation or if the
    /// status is visible, the paraphrase is always shown.
    bool isParaphraseVisible = true;

    bool operator==(const LessonPassage &) const = default;
};

/// The game on the board in a step, and in later steps without their own board. The class starts
/// from the position after `throwsBefore` throws.
struct LessonBoard
{
    /// The point in the game up to which the class must play.
    enum class Goal : std::uint8_t {
        NoPlay,          ///< the class does not play
        LeadDecided,     ///< the lead has been decided
        NextThrowPlayed, ///< the throw that follows the position has been made and played
        GameOver,        ///< the game is over
    };

    QString ruleSet; ///< id
    /// Complete (see RuleSet::completedRulings()) unless there is a `record`; then equal to
    /// Record::rulings.
    Rulings rulings;
    DiceOrigin dice = DiceOrigin::System;
    std::uint64_t seed = 0; ///< seed of Seeded dice and of the random players
    /// The recorded game that leads to the position; if nullopt, random players lead to it.
    std::optional<Record> record;
    /// Number of throws before the start position. If 0 and there is no next throw, the class also
    /// makes the opening throw. If the game ends earlier, its end is the start position.
    int throwsBefore = 0;
    bool hasNextThrow = false; ///< whether the next throw has been made but not played
    Goal goal = Goal::NoPlay;

    bool operator==(const LessonBoard &) const = default;
};

/// The number expected as the answer to a question.
struct LessonNumber
{
    static constexpr int MaxValue = 1'000'000'000; ///< largest absolute value of the number

    double value = 0;
    double tolerance = 0; ///< largest deviation of a correct answer
    LessonText unit;      ///< may be empty

    bool operator==(const LessonNumber &) const = default;

    /// Returns whether `answer` is within the tolerance, allowing for floating-point rounding.
    [[nodiscard]] bool accepts(double answer) const;
};

/// A question whose answer stays hidden until the class has answered. At most one of `choices`,
/// `statusQuestion` and `number` is set; if none is, the answer is a text.
struct LessonQuestion
{
    LessonText text;
    std::vector<LessonText> choices;
    /// Index of the correct choice, from 0; nullopt if the answer is a matter of opinion.
    std::optional<int> correctChoice;
    /// If set, the question asks for the status of this rule. The choices are then the four
    /// statuses, and the rule file determines the correct one.
    std::optional<LessonPassage> statusQuestion;
    std::optional<LessonNumber> number;
    LessonText answer; ///< model answer; may be empty if another member determines the answer
    LessonText explanation;
    int worksheetLines = 0; ///< lines on the worksheet for the answer

    bool operator==(const LessonQuestion &) const = default;

    /// Returns the number of choices, including those of a status question; 0 if there are none.
    [[nodiscard]] int choiceCount() const;
    /// Returns whether the answer is a text.
    [[nodiscard]] bool hasFreeAnswer() const { return choiceCount() == 0 && !number; }
};

/// A figure that the class guesses before it is revealed.
struct LessonGuess
{
    LessonText text;
    Figure figure;
    int minimum = 0;   ///< least possible guess, in the figure's unit
    int maximum = 0;   ///< greatest possible guess, in the figure's unit; more than `minimum`
    int tolerance = 0; ///< largest deviation that counts as a close guess, in the figure's unit
    LessonText explanation;

    bool operator==(const LessonGuess &) const = default;
};

/// An experiment for the laboratory.
struct LessonExperiment
{
    LessonText text;              ///< what the class should look for
    std::vector<Experiment> runs; ///< one run, or two side by side with equal numbers of games
    bool usesSameDice = false;    ///< whether both runs use the same dice (the same seed)

    bool operator==(const LessonExperiment &) const = default;
};

/// One step of a lesson. Has at most one of `question`, `guess` and `experiment`.
struct LessonStep
{
    LessonText title;
    int minutes = 0; ///< planned duration
    std::vector<LessonText> paragraphs;
    std::vector<LessonPassage> passages;
    std::optional<LessonPicture> picture;
    std::optional<LessonBoard> board;
    /// Index, from 0, of an earlier step with a question or guess, whose answer is shown again.
    std::optional<int> recalledStep;
    std::optional<LessonQuestion> question;
    std::optional<LessonGuess> guess;
    std::optional<LessonExperiment> experiment;
    std::vector<LessonCriterion> marks; ///< mark scheme of the question, guess or experiment
    std::optional<LessonTable> table;
    std::vector<Figure> figures; ///< values of the placeholders %1, %2 … in the texts
    bool isOnWorksheet = false;
    QString hash; ///< hash of the step's JSON, to detect edits

    bool operator==(const LessonStep &) const = default;

    /// Returns whether the step has a question, a guess or an experiment.
    [[nodiscard]] bool hasTask() const { return question || guess || experiment; }
    /// Returns the sum of the points of the mark scheme.
    [[nodiscard]] int points() const;
    /// Returns the texts of the step that are not empty, in reading order. The pointers are valid
    /// until the step is changed or destroyed.
    [[nodiscard]] std::vector<const LessonText *> allTexts() const;
    /// Returns `figures` and the figure of the guess.
    [[nodiscard]] std::vector<Figure> allFigures() const;
    /// Returns the figures that the class must find: the figure of the guess or, if there is a
    /// question, those of the `figures` that its answer contains.
    [[nodiscard]] std::vector<Figure> requestedFigures() const;
};

/// A lesson: its metadata and its steps.
class Lesson
{
public:
    static constexpr qint64 MaxFileSize = 8 * 1024 * 1024; ///< in bytes
    static constexpr int NewestVersion = 2;                ///< of the file format
    static constexpr int MaxSteps = 40;
    static constexpr int MaxTitleLength = 80;      ///< in Unicode code points
    static constexpr int MaxParagraphLength = 600; ///< in Unicode code points
    static constexpr int MaxParagraphs = 12;
    static constexpr int MaxChoices = 6;
    static constexpr int MaxFigures = 9; ///< for %1 to %9
    static constexpr int MaxWorksheetLines = 20;
    static constexpr int MaxKeywords = 12;

    QString file;          ///< path, or resource path of a built-in lesson
    QStringList languages; ///< languages of the texts, BCP 47
    LessonText title;
    LessonText summary;
    LessonText grade; ///< audience of the lesson: "Ages 11 to 13"; may be empty
    std::vector<LessonText> prerequisites; ///< prior knowledge required
    std::vector<LessonText> aims;
    std::vector<LessonText> keywords;  ///< curriculum keywords
    std::vector<LessonText> materials; ///< materials required in the classroom
    std::vector<LessonStep> steps;
    std::vector<LessonText> extension; ///< tasks for pupils who finish early
    /// Model answers to the tasks, in the order of `extension`; may be fewer.
    std::vector<LessonText> extensionAnswers;
    std::vector<LessonText> homework;

    bool operator==(const Lesson &) const = default;

    /// Returns whether the lesson is built in. Its texts are then English, and translated with the
    /// program.
    [[nodiscard]] bool isBuiltIn() const { return file.startsWith(u':'); }
    /// Returns the planned duration of the lesson, in minutes.
    [[nodiscard]] int minutes() const;
    /// Returns the planned duration from `step` (from 0) to the end, in minutes. Precondition:
    /// `step` is not negative.
    [[nodiscard]] int minutesFrom(int step) const;
    /// Returns the sum of the points of all steps.
    [[nodiscard]] int points() const;
    /// Returns the index of the step whose board is shown in `step`: `step` itself or an earlier
    /// step. Returns nullopt if `step` and all earlier steps have no board. Precondition: `step` is
    /// negative or the index of a step.
    [[nodiscard]] std::optional<int> boardStepOf(int step) const;
    /// Returns the index of the first step, from `step` on, that asks for a figure revealed by the
    /// odds of the board in `step` and has not been answered. `isAnswered` is called with the index
    /// of a step. Returns nullopt if there is no such step. Precondition: `step` is the index of a
    /// step.
    [[nodiscard]] std::optional<int>
    stepAskingForOdds(int step, const std::function<bool(int)> &isAnswered) const;
    /// Returns the figures requested by the steps from `step` on for which `isAnswered`, called
    /// with the index of the step, returns false. Precondition: `step` is not negative.
    [[nodiscard]] std::vector<Figure>
    unansweredFigures(int step, const std::function<bool(int)> &isAnswered) const;
    /// Returns every text in the first language, each once, in reading order.
    [[nodiscard]] QStringList texts() const;
};

/// Returns the lessons built into the library (resources/lessons), in order. Fails only if the
/// build is broken.
[[nodiscard]] Result<std::vector<Lesson>, Error> builtInLessons(const Catalogue &catalogue);
/// Returns the file contents of a built-in lesson, as a template for new lessons. Its pictures are
/// files beside it. Precondition: lesson.isBuiltIn().
[[nodiscard]] QByteArray builtInLessonJson(const Lesson &lesson);

} // namespace doublets
