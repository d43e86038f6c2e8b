// SPDX-License-Identifier: MIT
#pragma once

#include "panels/comparison/comparison_model.h"

#include <QString>

namespace doublets {

/// Returns a summary: who wins under each source and after how many throws, where the games
/// diverge, and whether the dice sufficed. Precondition: the model has both games.
[[nodiscard]] QString comparisonSummary(const ComparisonModel &model, const Comparison &comparison,
                                        const QString &seed);
/// Returns a short summary: who wins under each source, and where the games diverge. Precondition:
/// the model has both games.
[[nodiscard]] QString shortComparison(const ComparisonModel &model);
/// Returns a sentence about the moment of the game at which the comparison was made.
[[nodiscard]] QString comparisonMomentText(const ComparisonModel &model);

} // namespace doublets
