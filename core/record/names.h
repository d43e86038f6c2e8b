// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace doublets {

/// Whether a player may be called so: at most limits::MostNameCharacters in one line, of any
/// script, signs and emoji included, without control characters and without those that turn the
/// direction of the text around it. Empty: the colour, in the reader's language.
[[nodiscard]] bool isName(const QString &text);

/// The same of any text: at most so many characters in one line. It may be empty.
[[nodiscard]] bool isLine(const QString &text, int mostCharacters);

/// What somebody typed or pasted, as such a line: what cannot stand in one becomes a space, and
/// what is too much is left out.
[[nodiscard]] QString lineFrom(const QString &typed, int mostCharacters);

/// What somebody typed or pasted, as a name: what cannot stand in one becomes a space, and what is
/// too much is left out.
[[nodiscard]] QString nameFrom(const QString &typed);

} // namespace doublets
