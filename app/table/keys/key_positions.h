// SPDX-License-Identifier: MIT
#pragma once

#include <QtGlobal>

#include <optional>

class QKeyEvent;

namespace doublets {

/// Returns the Qt::Key of `event`. If the key types a letter that is not Latin, or punctuation
/// where a layout without Latin letters replaces a letter key, returns the key in the same position
/// on a US keyboard instead. Shortcuts require this on keyboards without Latin letters.
[[nodiscard]] int latinKey(const QKeyEvent &event);

/// Returns the digit, 0 to 9, that the pressed key types, with or without Shift. If the key types
/// another character without Shift, as on French and Czech keyboards, returns the digit for its
/// position in the row above the letters. The keypad counts as well. Returns nullopt for other
/// keys, and with Ctrl, Alt or Meta.
[[nodiscard]] std::optional<int> digitOf(const QKeyEvent &event);

/// Returns the digit of the key's position in the row above the letters, whatever the key types.
/// Returns nullopt for other keys.
[[nodiscard]] std::optional<int> digitOfPosition(const QKeyEvent &event);

} // namespace doublets
