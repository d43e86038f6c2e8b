// SPDX-License-Identifier: MIT
#pragma once

#include "panels/comparison/comparison_model.h"

#include <QString>

namespace doublets {

/// Returns a summary: the winner under each source and the number of throws, the throw at which the
/// games diverge, whether the dice of the game as played sufficed, and how the players choose.
/// `seed` is the seed of further dice, as the user entered it. Precondition: the model has both
/// games.
[[nodiscard]] QString comparisonSummary(const ComparisonModel &model, const Comparison &comparison,
                                        const QString &seed);
/// Returns a short summary: the winner under each source and the number of throws, and the throw at
/// which the games diverge. Precondition: the model has both games.
[[nodiscard]] QString shortComparisonSummary(const ComparisonModel &model);
/// Returns a caption for the game as played: "The game as it was played." or, if that game is not
/// over, the number of throws that had been made.
[[nodiscard]] QString playedGameCaption(const ComparisonModel &model);

} // namespace doublets
