// SPDX-License-Identifier: MIT
#pragma once

#include "core/error.h"

#include <QImage>

#include <functional>
#include <optional>

namespace doublets {

/// Writes `image` to `path` as PNG. `isWanted` is polled while writing; once it returns false, or
/// if an error occurs, no file is left behind. Reentrant; may be called in any thread. Errors:
/// CannotWrite (with an empty reason if cancelled), NotAFile.
[[nodiscard]] std::optional<Error> writeBoardImage(const QImage &image, const QString &path,
                                                   const std::function<bool()> &isWanted);

} // namespace doublets
