// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace doublets {

/// Returns a description of a typing mistake and its correction, for the user. The parameters are
/// members of json::TypingMistake; `found` and `correction` must be made printable() first. Returns
/// an empty string if `kind` is unknown.
[[nodiscard]] QString mistakeText(const QString &kind, const QString &found,
                                  const QString &correction);

} // namespace doublets
