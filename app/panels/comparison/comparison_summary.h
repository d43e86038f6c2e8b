// SPDX-License-Identifier: MIT
#pragma once

#include "panels/comparison/comparison_model.h"

#include <QString>

namespace doublets {

/// Returns a summary of a comparison: the result and the number of throws under each source, the
/// throw at which the games diverge, whether the dice of the game as played sufficed, and how the
/// players choose. `comparison` is the comparison that `model` shows. `seed` is the seed of the
/// dice that follow those of the game as played, as entered by the user. Precondition: `model` has
/// both games.
[[nodiscard]] QString comparisonSummary(const ComparisonModel &model, const Comparison &comparison,
                                        const QString &seed);
/// Returns a short summary of a comparison: the result and the number of throws under each source,
/// and the throw at which the games diverge. Precondition: `model` has both games.
[[nodiscard]] QString shortComparisonSummary(const ComparisonModel &model);
/// Returns a localised caption for the game as played: "The game as it was played." or, if the game
/// is not over, a sentence with the number of throws so far.
[[nodiscard]] QString playedGameCaption(const ComparisonModel &model);

} // namespace doublets
