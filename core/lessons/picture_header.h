// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QSize>

#include <optional>

namespace doublets {

/// Returns the size in pixels from the header of `data`, the contents of a PNG, JPEG or WebP file.
/// Returns nullopt if `data` has another format or a damaged header. Does not decode the picture.
[[nodiscard]] std::optional<QSize> pictureSize(const QByteArray &data);

} // namespace doublets
