// SPDX-License-Identifier: MIT
#pragma once

#include "core/record/record.h"

#include <optional>

namespace doublets {

/// Returns an error naming the first part of `record` that exceeds a limit of core/limits.h, or the
/// first invalid name, note or seed. Returns nullopt if there is none. Called before a record is
/// written and after it is read. Errors: ImpossibleValue, InvalidName, InvalidNote, InvalidSeed.
[[nodiscard]] std::optional<Error> findSizeError(const Record &record);

} // namespace doublets
