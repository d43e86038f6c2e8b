// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace doublets {

/// Returns a copy of `text` in which control characters (including line breaks), bidirectional
/// formatting characters, line and paragraph separators, unassigned characters and unpaired
/// surrogates are replaced with U+FFFD. In file names and file contents, such characters could send
/// commands to a terminal or disguise text.
[[nodiscard]] QString printable(QString text);

/// Returns a copy of `text` in which each line is made printable(). Keeps line breaks and tabs.
[[nodiscard]] QString printableLines(const QString &text);

} // namespace doublets
