// SPDX-License-Identifier: MIT
#pragma once

#include "core/lessons/lesson.h"

#include <QString>

#include <optional>
#include <vector>

// Localised texts of lessons.

namespace doublets {

/// The figures in the texts of a step, in order; nullopt for figures that have not been computed.
using FigureValues = std::vector<std::optional<double>>;

/// Returns a text of a lesson in the current language or, if not available, in the lesson's first
/// language. Replaces %1, %2 and so on with the figures, and missing figures with "…".
[[nodiscard]] QString lessonText(const Lesson &lesson, const LessonText &text,
                                 const std::vector<Figure> &figures = {},
                                 const FigureValues &values = {});

/// Formats a computed figure: "53.2 %", "6.4 points", "21.5".
[[nodiscard]] QString figureText(Quantity quantity, double value);
/// Formats a guess, which is a whole number: "53 %".
[[nodiscard]] QString guessText(Quantity quantity, int value);
/// Returns the unit of a guess: "per cent", "percentage points", or an empty string for a number.
[[nodiscard]] QString figureUnitName(FigureUnit unit);

/// Returns the accuracy of a guess: "You guessed 60 %. Computed: 53.2 %. 6.8 too many."
[[nodiscard]] QString guessResultText(const LessonGuess &guess, int guessedValue, double value);

/// Returns the task for the class at the board: "Play on until the game is over."
[[nodiscard]] QString boardTaskText(LessonBoard::Goal goal);

/// Returns the settings of an experiment: "Doublets – Francis Willughby, c. 1665–70; White plays at
/// random, Black plays best". Rulings are mentioned if they differ from the defaults.
[[nodiscard]] QString experimentText(const Experiment &experiment, const Catalogue &catalogue);
/// Returns the settings of a lesson's experiment: one line per run, followed by the number of games
/// and the dice.
[[nodiscard]] QStringList experimentTexts(const LessonExperiment &experiment,
                                          const Catalogue &catalogue);

/// Returns the answers to "How do we know this?", in the order of Status.
[[nodiscard]] QStringList statusChoices();
/// Returns the choices of a question. Returns an empty list for a free answer.
[[nodiscard]] QStringList choiceTexts(const Lesson &lesson, const LessonStep &step,
                                      const FigureValues &values = {});
/// Returns the index of the correct choice, or nullopt if there is none.
[[nodiscard]] std::optional<int> correctChoice(const LessonQuestion &question,
                                               const Catalogue &catalogue);

/// The localised texts of a passage from a rule file.
struct PassageText
{
    QString title;       ///< "Dubblets – Charles Cotton, 1674: Winning"
    QString subject;     ///< "Winning", for use where the game is known
    QString rule;        ///< in plain words
    QString quotation;   ///< the words of the source; empty if there are none
    QString language;    ///< of the quotation
    QString translation; ///< of the quotation; empty if it is in the reader's language
    QString page;
    QString status; ///< "old text"; empty if not to be revealed
    QString reason; ///< the derivation of the rule; empty if not to be revealed
};
/// Returns the texts of a passage. All are empty if the catalogue does not have the passage's rule.
[[nodiscard]] PassageText passageText(const LessonPassage &passage, const Catalogue &catalogue);
/// Returns the heading of a step's passage. Names the game only if it differs from that of the
/// previous passage.
[[nodiscard]] QString passageHeading(const LessonStep &step, std::size_t passage,
                                     const Catalogue &catalogue);

} // namespace doublets
