// SPDX-License-Identifier: MIT
#pragma once

#include "panels/comparison/comparison_model.h"

#include <QString>

namespace doublets {

/// Returns a summary: the winner under each source and the number of throws, the point at which the
/// games diverge, and whether the dice of the first game sufficed. Precondition: the model has both
/// games.
[[nodiscard]] QString comparisonSummary(const ComparisonModel &model, const Comparison &comparison,
                                        const QString &seed);
/// Returns a short summary: the winner under each source, and the point at which the games diverge.
/// Precondition: the model has both games.
[[nodiscard]] QString shortComparison(const ComparisonModel &model);
/// Returns a sentence about the moment of the game at which the comparison was made.
[[nodiscard]] QString comparisonMomentText(const ComparisonModel &model);

} // namespace doublets
