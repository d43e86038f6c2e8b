// SPDX-License-Identifier: MIT
#pragma once

#include <QtGlobal>

#include <optional>

class QKeyEvent;

namespace doublets {

/// Returns the Qt::Key of `event` for shortcuts. On layouts without Latin letters, returns the key
/// in the same position on a US keyboard instead, for letters and for punctuation in the position
/// of a letter.
[[nodiscard]] int latinKey(const QKeyEvent &event);

/// Returns the digit, 0 to 9, that a key types, with or without Shift. If an unshifted key of the
/// digit row types another character, as on French and Czech keyboards, returns the digit of its
/// position. Returns nullopt for other keys, and with Ctrl, Alt or Meta.
[[nodiscard]] std::optional<int> digitOf(const QKeyEvent &event);

/// Returns the digit of the key's position in the row above the letters, regardless of the
/// character that the key types. Returns nullopt for keys in other rows.
[[nodiscard]] std::optional<int> digitOfPosition(const QKeyEvent &event);

} // namespace doublets
