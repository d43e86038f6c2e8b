// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace doublets {

/// Returns a file name to suggest for saving a file with the given title. The name is the title
/// without leading dots and without characters that some file systems do not allow; inside words,
/// hyphens replace these characters. If nothing remains, the name is "doublets". `suffix` has no
/// leading dot. Does not check whether the file already exists.
[[nodiscard]] QString suggestedFileName(const QString &title, QLatin1StringView suffix);

} // namespace doublets
