// SPDX-License-Identifier: MIT
// Renders an SVG image to a square PNG, or to an icon file for Windows with the usual sizes up to
// SIZE: rasterise FILE.svg SIZE FILE.png|FILE.ico
#include <QBuffer>
#include <QDataStream>
#include <QImage>
#include <QPainter>
#include <QSaveFile>
#include <QSvgRenderer>

#include <cstdlib>
#include <iostream>

namespace {

QByteArray pngOf(QSvgRenderer &picture, int size)
{
    QImage image(size, size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    picture.render(&painter);
    painter.end();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes;
}

/// Returns an icon file whose images are PNGs, which Windows has read since Vista.
QByteArray icoOf(QSvgRenderer &picture, int largest)
{
    constexpr int HeaderSize = 6;
    constexpr int EntrySize = 16;
    QList<int> sizes;
    for (const int size : {16, 24, 32, 48, 64, 128, 256}) {
        if (size <= largest) {
            sizes << size;
        }
    }
    QByteArray images;
    QByteArray bytes;
    QDataStream out(&bytes, QIODevice::WriteOnly);
    out.setByteOrder(QDataStream::LittleEndian);
    out << quint16(0) << quint16(1) << quint16(sizes.size());
    for (const int size : sizes) {
        const QByteArray image = pngOf(picture, size);
        const auto side = static_cast<quint8>(size); // 0 means 256
        const qsizetype offset = HeaderSize + EntrySize * sizes.size() + images.size();
        out << side << side << quint16(0) << quint16(1) << quint16(32) << quint32(image.size())
            << quint32(offset);
        images += image;
    }
    return bytes + images;
}

} // namespace

int main(int argc, char *argv[])
{
    if (argc != 4) {
        std::cerr << "usage: rasterise FILE.svg SIZE FILE.png|FILE.ico\n";
        return 2;
    }
    QSvgRenderer picture(QString::fromLocal8Bit(argv[1]));
    const int size = std::atoi(argv[2]);
    if (!picture.isValid() || size <= 0) {
        std::cerr << "rasterise: invalid picture or size\n";
        return 2;
    }
    const QString path = QString::fromLocal8Bit(argv[3]);
    QSaveFile file(path);
    const QByteArray bytes =
        path.endsWith(QLatin1StringView(".ico")) ? icoOf(picture, size) : pngOf(picture, size);
    if (bytes.isEmpty() || !file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() ||
        !file.commit()) {
        std::cerr << "rasterise: cannot write " << argv[3] << '\n';
        return 1;
    }
    return 0;
}
