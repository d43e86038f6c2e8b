// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace doublets {

/// Returns whether `text` is a valid player name: at most limits::MaxNameLength code points on one
/// line, in any script, without control characters, noncharacters, unpaired surrogates, or
/// bidirectional embeddings, overrides or isolates. An empty name is valid and stands for the
/// player's colour.
[[nodiscard]] bool isValidName(const QString &text);

/// Returns whether `text` is a line of at most `maxLength` code points, without the characters
/// excluded by isValidName(). The text may be empty.
[[nodiscard]] bool isValidLine(const QString &text, int maxLength);

/// Converts typed or pasted text into a valid line of at most `maxLength` code points: truncates
/// the text, replaces invalid characters with spaces, and trims the result.
[[nodiscard]] QString sanitizedLine(const QString &typed, int maxLength);

/// Converts typed or pasted text into a valid name, as sanitizedLine() does.
[[nodiscard]] QString sanitizedName(const QString &typed);

} // namespace doublets
