// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace doublets {

/// Returns `text` with control characters (including line breaks), bidirectional formatting
/// characters, line and paragraph separators and unassigned characters replaced with U+FFFD. File
/// names and file contents may contain such characters, which could send commands to a terminal or
/// make text look like something else.
[[nodiscard]] QString printable(QString text);

/// Returns the lines of `text`, each made printable() except for tabs.
[[nodiscard]] QString printableLines(const QString &text);

} // namespace doublets
