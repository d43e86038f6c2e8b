// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace doublets {

/// Describes a json::TypingMistake and its correction to the user. `found` and `correction` must be
/// printable. Returns an empty string if `kind` is unknown.
[[nodiscard]] QString mistakeText(const QString &kind, const QString &found,
                                  const QString &correction);

} // namespace doublets
