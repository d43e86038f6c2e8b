// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace doublets {

/// Returns `text`, truncated to at most `maxSize` UTF-16 code units including an ellipsis. Does not
/// split surrogate pairs. `maxSize` must be at least 2.
[[nodiscard]] QString truncated(const QString &text, qsizetype maxSize);

} // namespace doublets
