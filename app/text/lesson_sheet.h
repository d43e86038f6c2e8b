// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/position.h"
#include "core/lessons/expected_result.h"
#include "core/lessons/lesson.h"
#include "text/lesson_text.h"

#include <QString>

#include <vector>

namespace doublets {

/// An unformatted part of a printed lesson.
struct SheetItem
{
    enum class Kind : std::uint8_t {
        Title,       ///< of the sheet, once
        Heading,     ///< of a step
        Paragraph,   ///< plain text
        Label,       ///< small caption of a rule or of an activity of the class
        Quotation,   ///< the words of a source, in `language`
        Translation, ///< of a quotation
        Status,      ///< of a rule; small
        Reason,      ///< the derivation of a rule
        Task,        ///< a question or instruction for the class
        Choice, ///< option with a tick box; on the answer key `isCorrect` marks the correct one
        Blank,  ///< label with space to write on the same line: "What we found"
        Figure, ///< label with space for a figure: "Our guess"
        AnswerLines, ///< `lineCount` empty lines to write on
        Answer,      ///< the expected answer, on the answer key only
        Board,       ///< the board of a step, drawn beside the rest of the step
        Picture,     ///< the picture of a step, with a caption
        Table,       ///< a table to be filled in
    };

    Kind kind{};
    /// Plain text in the current language; empty for AnswerLines, Board, Table, and a Picture
    /// without a caption.
    QString text;
    QString language = {};    ///< of a Quotation, as a BCP 47 tag
    QString unit = {};        ///< of a Figure, printed after the space: "%"
    int lineCount = 0;        ///< of AnswerLines
    bool isCorrect = false;   ///< of a Choice
    bool standsAlone = false; ///< of a Label: the rule is not set beside another one

    QStringList columns = {}; ///< of a Table: headings
    QStringList rows = {};    ///< of a Table: headings
    Tables tables{};          ///< of a Board
    Position position = {};   ///< of a Board
    std::size_t step = 0;     ///< of a Picture, from 0
    QString description = {}; ///< of a Picture, printed if the picture cannot be decoded

    bool operator==(const SheetItem &) const = default;
};

/// A printed lesson, ready for layout.
struct LessonSheet
{
    QString title;
    QString language; ///< of the texts, as a BCP 47 tag
    std::vector<SheetItem> items;
};

enum class LessonVariant : std::uint8_t {
    Worksheet, ///< handout for the class, with space to write
    AnswerKey, ///< solutions for the teacher
};

/// The computed values of a step.
struct LessonStepValues
{
    FigureValues figures; ///< of LessonStep::allFigures()
    /// The expected result of each run of the experiment, nullopt where it is unknown. Empty for a
    /// worksheet, which does not tell them.
    std::vector<std::optional<ExpectedResult>> results;
};
/// The values of each step of a lesson.
using LessonValues = std::vector<LessonStepValues>;

/// Computes the values that the given variant of a lesson prints. Figures of a board are computed
/// from the game in the lesson file. They are nullopt if there is no board, and in later steps that
/// continue a game played by the class. Takes several seconds. Returns nullopt if `progress`
/// cancels the work.
[[nodiscard]] std::optional<LessonValues> computeLessonValues(const Lesson &lesson,
                                                              LessonVariant variant,
                                                              const Catalogue &catalogue,
                                                              const Progress &progress = {});

/// Returns the handout for the class: the steps marked for the worksheet, with space to write.
[[nodiscard]] LessonSheet createWorksheet(const Lesson &lesson, const Catalogue &catalogue,
                                          const LessonValues &values);
/// Returns the teacher's version: information about the lesson, durations, and the answers, marks
/// and expected results of all steps.
[[nodiscard]] LessonSheet createAnswerKey(const Lesson &lesson, const Catalogue &catalogue,
                                          const LessonValues &values);

} // namespace doublets
