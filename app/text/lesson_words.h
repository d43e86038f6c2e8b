// SPDX-License-Identifier: MIT
#pragma once

#include "core/lessons/lesson.h"

#include <QString>

#include <optional>
#include <vector>

/// Lessons as people read them.
namespace doublets {

/// The figures of a step's texts, in their order; those that are not computed are absent.
using FigureValues = std::vector<std::optional<double>>;

/// A text of that lesson in the language of the programme; where it has none in that, in its first
/// one. %1… are replaced by the figures, one that is not known by "…".
[[nodiscard]] QString lessonText(const Lesson &lesson, const LessonText &text,
                                 const std::vector<Figure> &figures = {},
                                 const FigureValues &values = {});

/// "53.2 %", "6.4 points", "21.5". Of a figure that was computed.
[[nodiscard]] QString figureText(Quantity quantity, double value);
/// The same of a guess, a whole number: "53 %".
[[nodiscard]] QString guessText(Quantity quantity, int value);
/// What a guess is in: "per cent", "percentage points", empty for a number.
[[nodiscard]] QString figureUnitName(FigureUnit unit);

/// How close a guess was: "You guessed 60 %, and it is 53.2 %: 6.8 too many."
[[nodiscard]] QString guessResultText(const LessonGuess &guess, int guessed, double value);

/// What the class is to do on the board: "Play on until the game is over."
[[nodiscard]] QString boardTaskText(LessonBoard::Until until);

/// What is played in an experiment: "Doublets – Francis Willughby, c. 1665–70; White plays at
/// random, Black plays best". Rulings are said where they are not the defaults.
[[nodiscard]] QString experimentText(const Experiment &experiment, const Catalogue &catalogue);
/// The same of a lesson's, a line a run, and how many games, with which dice.
[[nodiscard]] QStringList experimentTexts(const LessonExperiment &experiment,
                                          const Catalogue &catalogue);

/// The answers among which "How do we know this?" chooses, in the order of Status.
[[nodiscard]] QStringList statusChoices();
/// The choices of a question in words; empty for a free answer.
[[nodiscard]] QStringList choiceTexts(const Lesson &lesson, const LessonStep &step,
                                      const FigureValues &values = {});
/// Which of them is right, from 0.
[[nodiscard]] std::optional<int> rightChoice(const LessonQuestion &question,
                                             const Catalogue &catalogue);

/// A passage of a rule file in words.
struct PassageWords
{
    QString title;       ///< "Dubblets – Charles Cotton, 1674: Winning"
    QString about;       ///< "Winning", where one knows of which game
    QString rule;        ///< in plain words
    QString quotation;   ///< the words of the source; empty where there are none
    QString language;    ///< of the quotation
    QString translation; ///< of them; empty where they are in the reader's language
    QString page;
    QString status; ///< "old text"; empty where it is not to be told
    QString reason; ///< how we come to it; empty where it is not to be told
};
[[nodiscard]] PassageWords passageWords(const LessonPassage &passage, const Catalogue &catalogue);
/// The heading of a step's passage: its game is named where it is another than that of the one
/// before.
[[nodiscard]] QString passageHeading(const LessonStep &step, std::size_t passage,
                                     const Catalogue &catalogue);

} // namespace doublets
