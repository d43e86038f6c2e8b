// SPDX-License-Identifier: MIT
#pragma once

#include "core/lessons/lesson.h"
#include "core/lessons/lesson_progress.h"

#include <QString>

#include <optional>
#include <vector>

// Texts of lessons in the current language.

namespace doublets {

/// The values of the figures of a step, in order and in the units of their quantities. Nullopt for
/// figures that have not been computed.
using FigureValues = std::vector<std::optional<double>>;

/// Returns a text of a lesson in the current language or, if this is missing, in the first language
/// of the lesson. Replaces %1, %2 and so on with the values of the figures, or with "…" for missing
/// values. Returns an empty string if there is no text.
[[nodiscard]] QString lessonText(const Lesson &lesson, const LessonText &text,
                                 const std::vector<Figure> &figures = {},
                                 const FigureValues &values = {});

/// Formats a computed figure: "53.2%", "6.4 percentage points", "21.5", or with a sign for
/// Quantity::BoardLuck: "+6.4 percentage points". `value` is in the unit of the quantity (see
/// FigureUnit), e.g. from 0 to 100 for a share.
[[nodiscard]] QString figureText(Quantity quantity, double value);
/// Formats a guess in the unit of the quantity, without decimals if it is a whole number: "53%",
/// "0.6".
[[nodiscard]] QString guessText(Quantity quantity, double value);
/// Returns the name of the unit of a quantity: "per cent", "percentage points", "throws",
/// "numbers".
[[nodiscard]] QString figureUnitName(Quantity quantity);

/// Returns the accuracy of a guess: "You guessed 60%. Computed: 53.2%. 6.8 percentage points too
/// high." `value` is the computed figure. Both values are in the unit of the quantity.
[[nodiscard]] QString guessResultText(const LessonGuess &guess, double guessedValue, double value);

/// Formats the expected answer to a question that asks for a number, with its tolerance and unit:
/// "16.7 ± 0.5%".
[[nodiscard]] QString expectedNumberText(const Lesson &lesson, const LessonNumber &number);
/// Returns sentences about the answer to such a question: "You answered 17. Correct: the answer is
/// 16.7 ± 0.5%." Returns only the expected answer if `answer` is nullopt.
[[nodiscard]] QString numberResultText(const Lesson &lesson, const LessonNumber &number,
                                       std::optional<double> answer);
/// Returns the answer of a school class to the step with the index `step`, which must exist: for
/// each choice, a line with the number of hands raised for it, or a single line. Returns an empty
/// list if the class has not answered.
[[nodiscard]] QStringList answerTexts(const Lesson &lesson, std::size_t step,
                                      const ClassAnswer &answer);

/// Returns the task for the class at the board: "Play on until the game is over." Returns an empty
/// string if the class does not play.
[[nodiscard]] QString boardTaskText(const LessonBoard &board);

/// Returns the settings of an experiment: "Dublets – Francis Willughby, c. 1665–70; White plays at
/// random, Black makes the best plays". Mentions rulings that differ from the defaults. Returns an
/// empty string if the rule set is unknown.
[[nodiscard]] QString experimentText(const Experiment &experiment, const Catalogue &catalogue);
/// Returns the settings of an experiment of a lesson: a line for each run whose rule set is known,
/// followed by a line with the number of games, the seed and, if the runs use the same dice, a
/// remark. Precondition: `experiment` has at least one run.
[[nodiscard]] QStringList experimentTexts(const LessonExperiment &experiment,
                                          const Catalogue &catalogue);

/// Returns the choices of the question of a step. For the question "How do we know this?", these
/// are the capitalised names of each Status except Invented, in the order of Status. Returns an
/// empty list for a free answer, or if the step has no question.
[[nodiscard]] QStringList choiceTexts(const Lesson &lesson, const LessonStep &step,
                                      const FigureValues &values = {});
/// Returns the index of the correct choice. Returns nullopt if no choice is correct or, for a
/// question about the status of a rule, if the catalogue does not contain the rule.
[[nodiscard]] std::optional<int> correctChoice(const LessonQuestion &question,
                                               const Catalogue &catalogue);

/// The texts of a passage from a rule file in the current language.
struct PassageText
{
    QString title;       ///< "Dublets – Francis Willughby, c. 1665–70: Winning"
    QString subject;     ///< "Winning", for contexts in which the game is known
    QString rule;        ///< in plain words; empty if it must not be revealed
    QString quotation;   ///< the text of the source; empty if there is none
    QString language;    ///< of the quotation
    QString translation; ///< of the quotation; empty if there is none or none is needed
    QString page;        ///< of the quotation, e.g. "p. 161"; empty if unknown
    QString status;      ///< "old text"; empty if it must not be revealed
    /// The derivation of the rule; empty if there is none or it must not be revealed.
    QString reason;
};
/// Returns the texts of a passage. All texts are empty if the catalogue does not contain the rule
/// of the passage.
[[nodiscard]] PassageText passageText(const LessonPassage &passage, const Catalogue &catalogue);
/// Returns the heading of the passage at `index`, which must exist, in a step. Omits the game if
/// the previous passage is from the same rule set.
[[nodiscard]] QString passageHeading(const LessonStep &step, std::size_t index,
                                     const Catalogue &catalogue);

} // namespace doublets
