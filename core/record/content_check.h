// SPDX-License-Identifier: MIT
#pragma once

#include "core/record/record.h"

#include <optional>

namespace doublets {

/// Returns the first error in the contents of `record`: a part that exceeds a limit of
/// core/limits.h, or an invalid id, name, note or seed. Returns nullopt if there is none. Called
/// before a record is written and after it is read. Errors, without Error::file: ImpossibleValue,
/// InvalidName, InvalidNote, InvalidSeed.
[[nodiscard]] std::optional<Error> findContentError(const Record &record);

} // namespace doublets
