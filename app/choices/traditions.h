// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

namespace doublets {

/// Returns the ids of all traditions, the historical types of board: "england", "france", "castile"
/// and "iceland".
[[nodiscard]] QStringList traditionIds();

} // namespace doublets
