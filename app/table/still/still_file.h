// SPDX-License-Identifier: MIT
#pragma once

#include "core/error.h"

#include <QImage>

#include <functional>
#include <optional>

namespace doublets {

/// Writes a picture as PNG: the whole file or, where that fails or `goesOn` says no, none. In any
/// thread. Errors: CannotWrite, with no reason where it was stopped; NotAFile.
[[nodiscard]] std::optional<Error> writeStill(const QImage &image, const QString &path,
                                              const std::function<bool()> &goesOn);

} // namespace doublets
