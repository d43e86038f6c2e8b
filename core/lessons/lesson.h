// SPDX-License-Identifier: MIT
#pragma once

#include "core/dice/dice_source.h"
#include "core/laboratory/experiment.h"
#include "core/lessons/figure.h"
#include "core/record/record.h"
#include "core/rules/catalogue.h"

#include <QByteArray>
#include <QStringList>

#include <optional>
#include <vector>

/// The lessons of the classroom: what is read, asked, guessed, played and counted, as data. A file
/// of JSON is a lesson (resources/lessons/README.md describes it); nothing in it is run.
namespace doublets {

/// A text in each of the languages of its lesson, in their order; empty where there is none.
struct LessonText
{
    QStringList in;

    [[nodiscard]] bool isEmpty() const { return in.isEmpty(); }
    bool operator==(const LessonText &) const = default;
};

/// A rule as its file has it: the words of the source, and how we know it.
struct LessonPassage
{
    QString ruleSet;
    RuleKey rule{};
    bool isMarked = true; ///< whether it says how we know it: what a class is asked is not told

    bool operator==(const LessonPassage &) const = default;
};

/// What is on the board of a step, and of those after it that have none of their own.
struct LessonBoard
{
    /// When the class has played far enough.
    enum class Until : std::uint8_t {
        Look,      ///< at once: it only looks at it
        Lead,      ///< somebody has the first throw
        NextThrow, ///< the throw after that position has been played
        End,       ///< the game is over
    };

    QString ruleSet;
    Rulings rulings; ///< completed
    DiceOrigin dice = DiceOrigin::System;
    std::uint64_t seed = 0; ///< Seeded
    /// A game as it was played. The other players choose blindly, by the seed.
    std::optional<Record> record;
    int throws = 0;      ///< the position after that many throws; as long as there are some
    bool thrown = false; ///< and the next throw lies on the board, not played yet
    Until until = Until::Look;

    bool operator==(const LessonBoard &) const = default;
};

/// A question with an answer that stays covered until the class has given its own.
struct LessonQuestion
{
    LessonText text;
    std::vector<LessonText> choices; ///< none: a free answer, or `statusOf`
    std::optional<int> right;        ///< of the choices, from 0; none: it is a matter of opinion
    /// How do we know this rule? The choices are the four statuses; the rule file has the right
    /// one.
    std::optional<LessonPassage> statusOf;
    LessonText answer;
    LessonText why;
    int lines = 0; ///< to write on, on the worksheet

    bool operator==(const LessonQuestion &) const = default;
};

/// A figure that the class guesses before it is uncovered.
struct LessonGuess
{
    LessonText text;
    Figure figure;
    int least = 0; ///< of the slider, in the figure's unit
    int most = 0;
    int close = 0; ///< a guess as near as this is close
    LessonText why;

    bool operator==(const LessonGuess &) const = default;
};

/// Games to be played in the laboratory.
struct LessonExperiment
{
    LessonText text;              ///< what to look for
    std::vector<Experiment> runs; ///< one, or two side by side, with as many games each
    bool sameDice = false;        ///< both have the same seed

    bool operator==(const LessonExperiment &) const = default;
};

/// At most one of question, guess and experiment is there.
struct LessonStep
{
    LessonText title;
    int minutes = 0;
    std::vector<LessonText> texts; ///< paragraphs
    std::vector<LessonPassage> passages;
    std::optional<LessonBoard> board;
    std::optional<LessonQuestion> question;
    std::optional<LessonGuess> guess;
    std::optional<LessonExperiment> experiment;
    std::vector<Figure> figures; ///< %1, %2… in its texts
    bool isOnSheet = false;      ///< stands on the worksheet
    QString mark;                ///< of all that its file says of it: another step, another mark

    bool operator==(const LessonStep &) const = default;

    /// All its texts, in the order in which they are read.
    [[nodiscard]] std::vector<const LessonText *> allTexts() const;
    /// The figures of its texts and that of its guess.
    [[nodiscard]] std::vector<Figure> allFigures() const;
};

/// One lesson: a value.
class Lesson
{
public:
    static constexpr qint64 LargestFile = 1024 * 1024; ///< bytes
    static constexpr int MostSteps = 40;
    static constexpr int MostTitle = 80;      ///< characters
    static constexpr int MostParagraph = 600; ///< characters
    static constexpr int MostParagraphs = 12;
    static constexpr int MostChoices = 6;
    static constexpr int MostFigures = 9; ///< %1 to %9
    static constexpr int MostLines = 20;

    QString file;          ///< it was read from; a resource: built in
    QStringList languages; ///< of its texts, BCP 47
    LessonText title;
    LessonText summary;
    std::vector<LessonText> aims;
    std::vector<LessonText> needs; ///< in the classroom
    std::vector<LessonStep> steps;

    bool operator==(const Lesson &) const = default;

    /// Its texts are English, and translated with the rest of the programme.
    [[nodiscard]] bool isBuiltIn() const { return file.startsWith(u':'); }
    [[nodiscard]] int minutes() const;
    /// From that step (from 0) to the end.
    [[nodiscard]] int minutesFrom(int step) const;
    /// The step whose board is there in that one: itself or one before. Nothing: the board is as it
    /// was before the lesson.
    [[nodiscard]] std::optional<int> boardStepOf(int step) const;
    /// Every text of its first language, each once, in the order of reading.
    [[nodiscard]] QStringList texts() const;
};

/// Everything that is wrong with one file, in the order of its lines, each with file, line and
/// place. Never empty.
using LessonFaults = std::vector<Error>;

/// Reads a lesson, strictly: one fault, and nothing of it is used. The catalogue has the rule sets
/// that it may name. Errors: those of json::readFile, json::parseObject and parseRecord, and any in
/// what is written there.
[[nodiscard]] Result<Lesson, LessonFaults> parseLesson(const QByteArray &json, const QString &file,
                                                       const Catalogue &catalogue);
[[nodiscard]] Result<Lesson, LessonFaults> readLesson(const QString &path,
                                                      const Catalogue &catalogue);

/// The lessons built into the library (resources/lessons), in order.
/// Errors can only mean a broken build; they are reported all the same.
[[nodiscard]] Result<std::vector<Lesson>, Error> builtInLessons(const Catalogue &catalogue);
/// The text of the file of a lesson that is built in. For who makes one of their own of it.
[[nodiscard]] QByteArray builtInLessonFile(const Lesson &lesson);

/// The game that a board shows. Errors: those of a record that cannot be replayed.
[[nodiscard]] Result<std::unique_ptr<Game>, Error> gameOf(const LessonBoard &board,
                                                          const Catalogue &catalogue);
/// Whether the class has played as far as the board wants.
[[nodiscard]] bool isPlayedEnough(const LessonBoard &board, const Game &game);

} // namespace doublets
