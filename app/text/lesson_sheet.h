// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/position.h"
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
        Table,       ///< a table to be filled in
    };

    Kind kind{};
    /// Plain text in the current language; empty for AnswerLines, Board and Table.
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

    bool operator==(const SheetItem &) const = default;
};

/// A printed lesson, ready for layout.
struct LessonSheet
{
    QString title;
    QString language; ///< of the texts, as a BCP 47 tag
    std::vector<SheetItem> items;
};

/// The values of LessonStep::allFigures() for each step of a lesson. For an experiment they are
/// followed by four values for each run: the exact share of games won, by White if the players
/// differ and otherwise by the first thrower; the range in which at least 95 of 100 such shares
/// lie; and the throws per game. Shares are from 0 to 1.
using LessonValues = std::vector<FigureValues>;
constexpr std::size_t ValuesPerRun = 4;

/// Computes all figures of a lesson for printing. Figures of a board are computed from the game in
/// the lesson file. They are nullopt if there is no board, and in later steps that continue a
/// game played by the class. Takes several seconds. Returns nullopt if `progress` cancels the work.
[[nodiscard]] std::optional<LessonValues> computeLessonValues(const Lesson &lesson,
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
