// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace doublets {

/// Returns `text` in the quotation marks of the current locale: “x”, «x», „x“.
[[nodiscard]] QString quoted(const QString &text);
/// Returns `text` in the quotation marks of `language`, a locale name such as "fr".
[[nodiscard]] QString quoted(const QString &text, const QString &language);
/// Returns the colon between a name and its explanation in the current locale, with its spaces.
[[nodiscard]] QString colon();

} // namespace doublets
