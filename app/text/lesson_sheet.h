// SPDX-License-Identifier: MIT
#pragma once

#include "core/lessons/lesson.h"
#include "text/lesson_text.h"

#include <QString>

#include <vector>

/// A piece of a printed lesson, without formatting.
namespace doublets {

struct SheetPiece
{
    enum class Kind : std::uint8_t {
        Title,       ///< of the sheet, once
        Heading,     ///< of a step
        Paragraph,   ///< plain text
        Label,       ///< small caption of a rule, or of what the class does
        Quotation,   ///< the words of a source, in `language`
        Translation, ///< of a quotation
        Status,      ///< how a rule is known; small
        Reason,      ///< why it is believed to be so
        Task,        ///< a question or instruction for the class
        Choice,      ///< option with a tick box; on the answer key `isRight` marks the correct one
        Blank,       ///< label with space to write on the same line: "What came out"
        Figure,      ///< label with space for a figure: "Our guess"
        Lines,       ///< `lines` empty lines to write on
        Answer,      ///< only on the answer key
    };

    Kind kind{};
    QString text;          ///< plain text in the current language; empty for Lines
    QString language = {}; ///< of a Quotation, as a BCP 47 tag
    QString unit = {};     ///< after the space of a Figure: "%"
    int lines = 0;
    bool isRight = false;

    bool operator==(const SheetPiece &) const = default;
};

struct LessonSheet
{
    QString title;
    QString language; ///< of its texts, as a BCP 47 tag
    std::vector<SheetPiece> pieces;
};

/// For each step, the values of `LessonStep::allFigures`.
using LessonValues = std::vector<FigureValues>;

/// Returns all figures of a lesson as printed. Figures of a board describe the game in the lesson
/// file, and are null if the class plays on it. Takes several seconds. Returns null if cancelled
/// through `progress`.
[[nodiscard]] std::optional<LessonValues> valuesOf(const Lesson &lesson, const Catalogue &catalogue,
                                                   const Progress &progress = {});

/// Returns the handout for the class: the steps marked for printing, with space to write.
[[nodiscard]] LessonSheet worksheetOf(const Lesson &lesson, const Catalogue &catalogue,
                                      const LessonValues &values);
/// Returns the teacher's version: aims, durations and all answers.
[[nodiscard]] LessonSheet answerKeyOf(const Lesson &lesson, const Catalogue &catalogue,
                                      const LessonValues &values);

} // namespace doublets
