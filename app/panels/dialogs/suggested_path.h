// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace doublets {

/// Returns the path to suggest for saving a work with the given title: a file in the folder of
/// documents, with a dash for each character that some file systems do not allow in names.
[[nodiscard]] QString suggestedPath(const QString &title, QLatin1StringView suffix);

} // namespace doublets
