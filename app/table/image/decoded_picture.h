// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QImage>

namespace doublets {

/// Decodes a picture of a lesson, scaled down to fit into `maxSize` (in pixels). `file` is the
/// contents of the picture's file. Returns a null image if `file` is damaged, of an unsupported
/// format, or wider or taller than LessonPicture::MaxSide.
[[nodiscard]] QImage decodedPicture(const QByteArray &file, const QSize &maxSize);

} // namespace doublets
