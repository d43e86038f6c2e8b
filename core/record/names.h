// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace doublets {

/// Returns whether `text` is a valid player name: at most limits::MostNameCharacters on one line,
/// in any script, without control characters or bidirectional formatting characters. An empty name
/// is valid and stands for the player's colour.
[[nodiscard]] bool isName(const QString &text);

/// Returns whether `text` is a line of at most `mostCharacters` code points, without the characters
/// excluded by isName(). The text may be empty.
[[nodiscard]] bool isLine(const QString &text, int mostCharacters);

/// Converts typed or pasted text into such a line: replaces invalid characters by spaces, truncates
/// and trims it.
[[nodiscard]] QString lineFrom(const QString &typed, int mostCharacters);

/// Converts typed or pasted text into a valid name, as lineFrom() does.
[[nodiscard]] QString nameFrom(const QString &typed);

} // namespace doublets
