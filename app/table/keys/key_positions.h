// SPDX-License-Identifier: MIT
#pragma once

#include <QtGlobal>

#include <optional>

class QKeyEvent;

namespace doublets {

/// Returns the key that a US keyboard has in the position of the pressed key if that key types a
/// letter of another script, and the pressed key otherwise. A keyboard without Latin letters has no
/// other keys for shortcuts.
[[nodiscard]] int latinKey(const QKeyEvent &event);

/// Returns the digit, 0 to 9, that the pressed key types, with or without Shift. Where the key
/// types something else without Shift, as on French and Czech keyboards, returns the digit of its
/// position in the row above the letters. Returns nothing for other keys, and with Ctrl, Alt or
/// Meta.
[[nodiscard]] std::optional<int> digitOf(const QKeyEvent &event);

/// Returns the digit of the key's position in the row above the letters, whatever the key types.
[[nodiscard]] std::optional<int> digitOfPosition(const QKeyEvent &event);

} // namespace doublets
