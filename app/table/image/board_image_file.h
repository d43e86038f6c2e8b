// SPDX-License-Identifier: MIT
#pragma once

#include "core/error.h"

#include <QImage>

#include <functional>
#include <optional>

namespace doublets {

/// Writes a picture as PNG: the whole file or, where that fails or `isWanted` says no, none. In any
/// thread. Errors: CannotWrite, with no reason where it was stopped; NotAFile.
[[nodiscard]] std::optional<Error> writeBoardImage(const QImage &image, const QString &path,
                                                   const std::function<bool()> &isWanted);

} // namespace doublets
