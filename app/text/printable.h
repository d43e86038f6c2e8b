// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace doublets {

/// Returns `text` with each control character, including line breaks and those that change the
/// direction of text, replaced with U+FFFD. Names of files and texts from files may contain any,
/// and could otherwise send commands to a terminal or disguise what they say.
[[nodiscard]] QString printable(QString text);

/// Returns the lines of `text`, each made printable() except for tabs.
[[nodiscard]] QString printableLines(const QString &text);

} // namespace doublets
