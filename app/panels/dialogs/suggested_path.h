// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace doublets {

/// Returns a path in the user's documents folder to suggest for saving a file with the given title.
/// Replaces characters that some file systems do not allow in names with dashes. `suffix` has no
/// leading dot.
[[nodiscard]] QString suggestedPath(const QString &title, QLatin1StringView suffix);

} // namespace doublets
