// SPDX-License-Identifier: MIT
#pragma once

#include "panels/comparison/comparison_model.h"

#include <QString>

namespace doublets {

/// Who wins under each source and after how many throws, where the courses part, and how far the
/// dice went. Precondition: the model shows both courses.
[[nodiscard]] QString comparisonSummary(const ComparisonModel &model, const Comparison &comparison,
                                        const QString &seed);
/// The same in brief: who wins under each source, and where the courses part.
[[nodiscard]] QString comparisonInBrief(const ComparisonModel &model);
/// Of which moment of the game this is told.
[[nodiscard]] QString comparisonMoment(const ComparisonModel &model);

} // namespace doublets
