// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QSize>

#include <optional>

namespace doublets {

/// Returns the size in pixels that is stated in the header of a PNG, JPEG or WebP file. Returns
/// nullopt if `file` is of another format, or its header is damaged. Does not decode the picture.
[[nodiscard]] std::optional<QSize> pictureSize(const QByteArray &file);

} // namespace doublets
