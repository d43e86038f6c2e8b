// SPDX-License-Identifier: MIT
#pragma once

#include "core/lessons/lesson.h"
#include "text/lesson_words.h"

#include <QString>

#include <vector>

/// What of a lesson is printed, as a sequence of pieces without any look.
namespace doublets {

struct SheetPiece
{
    enum class Kind : std::uint8_t {
        Title,       ///< of the sheet, once
        Heading,     ///< of a step
        Paragraph,   ///< read, as it is
        Label,       ///< whose rule follows, or what the class does; small
        Quotation,   ///< the words of a source; `language` is theirs
        Translation, ///< of a quotation
        Status,      ///< how we know a rule; small
        Reason,      ///< why we take it to be so
        Task,        ///< what the class is asked, or asked to do
        Choice,      ///< to be ticked; on the answer key `isRight` says which
        Blank,       ///< a word or two, and room to write on the same line: "What came out"
        Figure,      ///< a word or two, and room for a figure: "Our guess"
        Lines,       ///< `lines` empty lines to write on
        Answer,      ///< on the answer key alone
    };

    Kind kind{};
    QString text;          ///< plain, in the language of the programme; empty for Lines
    QString language = {}; ///< of a Quotation, BCP 47
    QString unit = {};     ///< after the room of a Figure: "%"
    int lines = 0;
    bool isRight = false;

    bool operator==(const SheetPiece &) const = default;
};

struct LessonSheet
{
    QString title;
    QString language; ///< of its texts, BCP 47
    std::vector<SheetPiece> pieces;
};

/// For each step the values of `LessonStep::allFigures`.
using LessonValues = std::vector<FigureValues>;

/// All figures of a lesson as they stand on paper: those of a board are of the game as the file has
/// it; where the class plays it, they are absent. Takes some seconds. Nothing where `progress`
/// ended it.
[[nodiscard]] std::optional<LessonValues> valuesOf(const Lesson &lesson, const Catalogue &catalogue,
                                                   const Progress &progress = {});

/// What the class gets: the steps that stand on the sheet, with room to write.
[[nodiscard]] LessonSheet worksheetOf(const Lesson &lesson, const Catalogue &catalogue,
                                      const LessonValues &values);
/// What the teacher has: aims, minutes, and every answer.
[[nodiscard]] LessonSheet answerKeyOf(const Lesson &lesson, const Catalogue &catalogue,
                                      const LessonValues &values);

} // namespace doublets
