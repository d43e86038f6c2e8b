// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace doublets {

/// Returns a file name to suggest for saving a file with the given title, which must not be empty.
/// The name is the title, with dashes in place of characters that some file systems do not allow,
/// and a dash before a leading dot. `suffix` has no leading dot. Does not check whether the file
/// already exists.
[[nodiscard]] QString suggestedFileName(const QString &title, QLatin1StringView suffix);

} // namespace doublets
