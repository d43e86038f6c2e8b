// SPDX-License-Identifier: MIT
#pragma once

#include "panels/comparison/comparison_model.h"

#include <QString>

namespace doublets {

/// Returns a summary of a comparison: the result and the number of throws under each source, the
/// throw at which the games diverge, whether the dice of the game as played sufficed, and how the
/// players of the compared game choose. `comparison` must be the comparison that `model` shows.
/// `seed`, as typed by the user, is the seed of random choices, and of the dice that are thrown
/// once those of the game as played have run out. Precondition: `model` has both games.
[[nodiscard]] QString comparisonSummary(const ComparisonModel &model, const Comparison &comparison,
                                        const QString &seed);
/// Returns a short summary of a comparison: the result and the number of throws under each rule
/// set, named by its title, and the throw at which the games diverge. Precondition: `model` has
/// both games.
[[nodiscard]] QString shortComparisonSummary(const ComparisonModel &model);
/// Returns a localised caption for the game as played: "The game as it was played." or, if the game
/// is not over, a sentence with the number of throws so far.
[[nodiscard]] QString playedGameCaption(const ComparisonModel &model);

} // namespace doublets
