// SPDX-License-Identifier: MIT
#pragma once

#include "core/error.h"

#include <QImage>

#include <functional>
#include <optional>

namespace doublets {

/// Writes `image` to `path` as PNG, replacing an existing file. Returns nullopt on success. Calls
/// `shouldContinue`, which must not be empty, repeatedly while writing, and cancels when it returns
/// false. On cancellation or an error, leaves no partial file and does not change an existing file.
/// Reentrant; may be called in any thread. Errors: CannotWrite (with an empty reason if cancelled),
/// NotARegularFile.
[[nodiscard]] std::optional<Error> writeBoardImage(const QImage &image, const QString &path,
                                                   const std::function<bool()> &shouldContinue);

} // namespace doublets
