// SPDX-License-Identifier: MIT
#include "table/image/decoded_picture.h"

#include "core/lessons/lesson.h"
#include "core/lessons/picture_header.h"

#include <QBuffer>
#include <QImageReader>

#include <algorithm>

namespace doublets {

QImage decodedPicture(const QByteArray &file, const QSize &maxSize)
{
    const auto size = pictureSize(file);
    if (!size || std::max(size->width(), size->height()) > LessonPicture::MaxSide) {
        return {};
    }
    QBuffer buffer;
    buffer.setData(file);
    QImageReader reader(&buffer);
    const bool isTooLarge = size->width() > maxSize.width() || size->height() > maxSize.height();
    const QSize reduced = size->scaled(maxSize, Qt::KeepAspectRatio).expandedTo({1, 1});
    const QImage::Format format = reader.imageFormat();
    if (format == QImage::Format_Indexed8 || format == QImage::Format_Mono) {
        // With its palette, the picture would be dithered when it is scaled.
        const QImage picture = reader.read().convertToFormat(QImage::Format_ARGB32_Premultiplied);
        return isTooLarge ? picture.scaled(reduced, Qt::IgnoreAspectRatio, Qt::SmoothTransformation)
                          : picture;
    }
    if (isTooLarge) {
        reader.setScaledSize(reduced); // while decoding, which saves memory
    }
    return reader.read();
}

} // namespace doublets
