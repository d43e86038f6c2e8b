// SPDX-License-Identifier: MIT
#pragma once

#include "panels/comparison/comparison_model.h"

#include <QString>

namespace doublets {

/// Returns a summary: the winner under each source and the number of throws, the throw at which the
/// games diverge, whether the dice of the first game sufficed, and how the players choose. `seed`
/// is the seed of further dice, as the user entered it. Precondition: the model has both games.
[[nodiscard]] QString comparisonSummary(const ComparisonModel &model, const Comparison &comparison,
                                        const QString &seed);
/// Returns a short summary: the winner under each source and the number of throws, and the throw at
/// which the games diverge. Precondition: the model has both games.
[[nodiscard]] QString shortComparison(const ComparisonModel &model);
/// Returns a caption for the original game: "The game as it was played." or, if the game is not
/// over, how many throws had been made. Precondition: the model has the original game.
[[nodiscard]] QString comparisonMomentText(const ComparisonModel &model);

} // namespace doublets
