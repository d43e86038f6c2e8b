// SPDX-License-Identifier: MIT
#pragma once

#include <QtGlobal>

namespace doublets {

/// The key of a Latin keyboard in the same place as a key with a Cyrillic letter; any other key as
/// it is. Where a person has a Russian keyboard alone, Qt finds no shortcut for its letters.
[[nodiscard]] int latinKey(int key);

} // namespace doublets
