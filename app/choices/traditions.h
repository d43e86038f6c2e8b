// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

namespace doublets {

/// The traditions whose tables can be shown: "england", "france", "castile", "iceland".
[[nodiscard]] QStringList traditionIds();

} // namespace doublets
