// SPDX-License-Identifier: MIT
#pragma once

#include "core/record/record.h"

#include <optional>

namespace doublets {

/// Returns the first part of a record that exceeds limits.h, with its place, or nullopt. Used by
/// both the reader and the writer. Errors: ImpossibleValue, InvalidName, InvalidNote, InvalidSeed.
[[nodiscard]] std::optional<Error> findSizeError(const Record &record);

} // namespace doublets
