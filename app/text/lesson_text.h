// SPDX-License-Identifier: MIT
#pragma once

#include "core/lessons/lesson.h"
#include "core/lessons/lesson_progress.h"

#include <QString>

#include <optional>
#include <vector>

// Localised texts of lessons.

namespace doublets {

/// The values of the figures of a step, in order and in the units of their quantities; nullopt for
/// figures that have not been computed.
using FigureValues = std::vector<std::optional<double>>;

/// Returns a text of a lesson in the current language or, if not available, in the lesson's first
/// language. Replaces %1, %2 and so on with the figures, and missing values with "…". Returns an
/// empty string if the text is missing.
[[nodiscard]] QString lessonText(const Lesson &lesson, const LessonText &text,
                                 const std::vector<Figure> &figures = {},
                                 const FigureValues &values = {});

/// Formats a computed figure: "53.2%", "6.4 points", "21.5". `value` is in the unit of the
/// quantity (FigureUnit), for example from 0 to 100 for a share.
[[nodiscard]] QString figureText(Quantity quantity, double value);
/// Formats a guess, which is a whole number in the unit of the quantity: "53%".
[[nodiscard]] QString guessText(Quantity quantity, int value);
/// Returns the name of a unit: "per cent", "percentage points", or an empty string for a number.
[[nodiscard]] QString figureUnitName(FigureUnit unit);

/// Returns the accuracy of a guess: "You guessed 60%. Computed: 53.2%. 6.8 too many." `value` is
/// the computed figure.
[[nodiscard]] QString guessResultText(const LessonGuess &guess, int guessedValue, double value);

/// Formats the expected answer to a question for a number, with its tolerance and unit:
/// "16.7 ± 0.5%".
[[nodiscard]] QString expectedNumberText(const Lesson &lesson, const LessonNumber &number);
/// Returns whether an answer is correct: "You answered 17. Correct: 16.7 ± 0.5%." Returns only the
/// expected answer if there is no answer.
[[nodiscard]] QString numberResultText(const Lesson &lesson, const LessonNumber &number,
                                       std::optional<double> answer);
/// Returns the answer of a class to step `step`, from 0: the hands counted for each choice, or else
/// a single line. Returns an empty list if the class has not answered.
[[nodiscard]] QStringList answerTexts(const Lesson &lesson, std::size_t step,
                                      const ClassAnswer &answer);

/// Returns the task for the class at the board: "Play on until the game is over."
[[nodiscard]] QString boardTaskText(LessonBoard::Goal goal);

/// Returns the settings of an experiment: "Dublets – Francis Willughby, c. 1665–70; White plays at
/// random, Black makes the best plays". Rulings are mentioned if they differ from the defaults.
/// Returns an empty string if the rule set is unknown.
[[nodiscard]] QString experimentText(const Experiment &experiment, const Catalogue &catalogue);
/// Returns the settings of a lesson's experiment: one line per run, followed by a line with the
/// number of games, the seed and, for several runs, whether they use the same dice.
[[nodiscard]] QStringList experimentTexts(const LessonExperiment &experiment,
                                          const Catalogue &catalogue);

/// Returns the answers to "How do we know this?", in the order of Status.
[[nodiscard]] QStringList statusChoices();
/// Returns the choices of a step's question. Returns an empty list for a free answer, or if the
/// step has no question.
[[nodiscard]] QStringList choiceTexts(const Lesson &lesson, const LessonStep &step,
                                      const FigureValues &values = {});
/// Returns the index of the correct choice, from 0, or nullopt if there is none.
[[nodiscard]] std::optional<int> correctChoice(const LessonQuestion &question,
                                               const Catalogue &catalogue);

/// The localised texts of a passage from a rule file.
struct PassageText
{
    QString title;       ///< "Dubblets – Charles Cotton, 1674: Winning"
    QString subject;     ///< "Winning", for use where the game is known
    QString rule;        ///< in plain words; empty if the passage is not to be retold
    QString quotation;   ///< the words of the source; empty if there are none
    QString language;    ///< of the quotation
    QString translation; ///< of the quotation; empty if it is in the reader's language
    QString page;        ///< of the quotation, for example "p. 161"; empty if unknown
    QString status;      ///< "old text"; empty if not to be revealed
    QString reason;      ///< the derivation of the rule; empty if not to be revealed
};
/// Returns the texts of a passage. All are empty if the catalogue does not have the passage's rule.
[[nodiscard]] PassageText passageText(const LessonPassage &passage, const Catalogue &catalogue);
/// Returns the heading of the passage at `index` in a step. Names the game only if it differs from
/// that of the previous passage.
[[nodiscard]] QString passageHeading(const LessonStep &step, std::size_t index,
                                     const Catalogue &catalogue);

} // namespace doublets
