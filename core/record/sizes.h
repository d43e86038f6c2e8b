// SPDX-License-Identifier: MIT
#pragma once

#include "core/record/record.h"

#include <optional>

namespace doublets {

/// What of a record is more than limits.h allows, by its place, if anything is. Reader and writer
/// ask the same. Errors: ImpossibleValue, BadName, BadSeed.
[[nodiscard]] std::optional<Error> sizeError(const Record &record);

} // namespace doublets
