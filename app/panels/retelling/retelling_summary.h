// SPDX-License-Identifier: MIT
#pragma once

#include "panels/retelling/retelling_model.h"

#include <QString>

namespace doublets {

/// Who wins under each source and after how many throws, where the courses part, and how far the
/// dice went. Precondition: the model shows both courses.
[[nodiscard]] QString retellingSummary(const RetellingModel &model, const Retelling &retelling,
                                       const QString &seed);
/// Of which moment of the game this is told.
[[nodiscard]] QString retellingMoment(const RetellingModel &model);

} // namespace doublets
