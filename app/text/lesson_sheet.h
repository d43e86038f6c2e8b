// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/position.h"
#include "core/lessons/expected_result.h"
#include "core/lessons/lesson.h"
#include "text/lesson_text.h"

#include <QString>

#include <vector>

namespace doublets {

/// A part of a printed lesson, without formatting.
struct SheetItem
{
    enum class Kind : std::uint8_t {
        Title,       ///< title of the sheet
        Heading,     ///< heading of a step or a list
        Paragraph,   ///< plain text
        Label,       ///< small caption of a rule or an activity of the class
        Quotation,   ///< text of a source, in `language`
        Translation, ///< translation of the preceding Quotation
        Status,      ///< the status of a rule, in small print
        Reason,      ///< the derivation of a rule
        Task,        ///< a question or instruction for the class
        Choice, ///< option with a tick box; `isCorrect` marks the correct option on the answer key
        Blank,  ///< label with space for writing on the same line: "What we found"
        Figure, ///< label with space for a figure: "Our guess"
        AnswerLines, ///< `lineCount` empty lines for writing
        Answer,      ///< the expected answer, only on the answer key
        Mark,        ///< a criterion of the mark scheme, only on the answer key
        Board,       ///< the board of a step, placed beside the rest of the step
        Picture,     ///< the picture of a step, with its caption, if any
        Table,       ///< a table for filling in
    };

    Kind kind{};
    /// Plain text. Texts of the lesson are in LessonSheet::language, a Quotation is in `language`,
    /// and all other texts are in the current language. Empty for AnswerLines, Board, Table, and a
    /// Picture without a caption.
    QString text;
    QString language = {};    ///< of a Quotation, as a BCP 47 tag
    QString unit = {};        ///< of a Figure, printed after the space for the figure: "%"
    int lineCount = 0;        ///< of AnswerLines
    bool isCorrect = false;   ///< of a Choice
    bool standsAlone = false; ///< of a Label: whether its rule must not be beside another rule

    QStringList columns = {}; ///< of a Table: column headings
    QStringList rows = {};    ///< of a Table: row headings
    Tables tables{};          ///< of a Board
    Position position = {};   ///< of a Board
    QString tradition = {};   ///< of a Board: id of its tradition
    std::size_t step = 0;     ///< of a Picture: index of the step
    QString description = {}; ///< of a Picture: printed if the picture cannot be decoded

    bool operator==(const SheetItem &) const = default;
};

/// A printed lesson, ready for layout.
struct LessonSheet
{
    QString title;
    QString language; ///< language of the lesson's texts, as a BCP 47 tag
    std::vector<SheetItem> items;
};

/// The variant of a printed lesson.
enum class LessonVariant : std::uint8_t {
    Worksheet, ///< handout for the class, with space for writing
    AnswerKey, ///< solutions for the teacher
};

/// The computed values of a step.
struct LessonStepValues
{
    FigureValues figures; ///< values of LessonStep::allFigures(), in the same order
    /// The expected result of each run of the experiment, or nullopt if it is unknown. Empty if the
    /// step has no experiment, and for a worksheet, which does not contain the results.
    std::vector<std::optional<ExpectedResult>> results;
    /// The expected difference between the two runs of an experiment, or nullopt if it is unknown,
    /// there is a single run, or this is a worksheet.
    std::optional<ExpectedDifference> difference;
};
/// The values of each step of a lesson.
using LessonValues = std::vector<LessonStepValues>;

/// Computes the values in the given variant of a lesson. Figures that depend on a board (see
/// dependsOnBoard()) are computed from the game in the lesson file. They are nullopt if there is no
/// such game, and in later steps that continue a game played by the class. Blocks for several
/// seconds. Returns nullopt if `progress` cancels the work.
[[nodiscard]] std::optional<LessonValues> computeLessonValues(const Lesson &lesson,
                                                              LessonVariant variant,
                                                              const Catalogue &catalogue,
                                                              const Progress &progress = {});

/// Returns the handout for the class, which contains the steps that are marked for the worksheet,
/// with space for writing, the tasks for those who finish early if `withExtension` is true, and the
/// homework. `values` must be those of the worksheet.
[[nodiscard]] LessonSheet createWorksheet(const Lesson &lesson, const Catalogue &catalogue,
                                          const LessonValues &values, bool withExtension = false);
/// Returns the solutions for the teacher, which contain information about the lesson, durations,
/// and the answers, marks and expected results of all steps. `values` must be those of the answer
/// key.
[[nodiscard]] LessonSheet createAnswerKey(const Lesson &lesson, const Catalogue &catalogue,
                                          const LessonValues &values);

} // namespace doublets
