// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace doublets {

/// Returns `text` if it has at most `maxSize` UTF-16 code units, and otherwise as much of its
/// beginning as fits before an ellipsis. Splits no surrogate pair.
[[nodiscard]] QString truncated(const QString &text, qsizetype maxSize);

} // namespace doublets
