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
    if (size->width() > maxSize.width() || size->height() > maxSize.height()) {
        const QSize reduced = size->scaled(maxSize, Qt::KeepAspectRatio);
        reader.setScaledSize(reduced.expandedTo({1, 1})); // while decoding, which saves memory
    }
    return reader.read();
}

} // namespace doublets
