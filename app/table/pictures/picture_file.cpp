// SPDX-License-Identifier: MIT
#include "table/pictures/picture_file.h"

#include "core/files/atomic_file.h"
#include "core/files/reading.h"

#include <QDataStream>
#include <QFile>
#include <QFileInfo>
#include <QSysInfo>

#include <algorithm>
#include <memory>

#define XXH_INLINE_ALL // header-only use of the library
#include <xxhash.h>

using namespace Qt::StringLiterals;

namespace doublets::picturefile {

namespace {

const QByteArray Magic = "DBLTPIC2";
const QByteArray AnyMagic = "DBLTPIC"; ///< shared with the formats of earlier versions
constexpr qint64 LongestHeader = 1 << 16;
constexpr qint32 LongestSide = 1 << 15;
constexpr quint32 MaxPictures = 256;
constexpr qint64 MaxFileSize = 160 << 20; ///< in bytes; larger than the pictures of an 8K screen

/// A fast checksum that detects truncated and foreign files. Not cryptographically secure.
class Checksum
{
public:
    Checksum() { XXH3_64bits_reset(m_state.get()); }
    void add(const void *data, qint64 size)
    {
        XXH3_64bits_update(m_state.get(), data, static_cast<std::size_t>(size));
    }
    [[nodiscard]] quint64 value() const { return XXH3_64bits_digest(m_state.get()); }

private:
    std::unique_ptr<XXH3_state_t, decltype(&XXH3_freeState)> m_state{XXH3_createState(),
                                                                     &XXH3_freeState};
};

void setUp(QDataStream &stream)
{
    stream.setVersion(QDataStream::Qt_6_4);
    stream.setFloatingPointPrecision(QDataStream::DoublePrecision);
}

/// Rows are padded to 32 bits, as in QImage.
qint64 bytesOf(const QSize &size, QImage::Format format)
{
    constexpr int Bits = 8;
    constexpr int Word = 4;
    const int pixel = QImage::toPixelFormat(format).bitsPerPixel() / Bits;
    const qint64 row = (qint64(pixel) * size.width() + Word - 1) / Word * Word;
    return row * size.height();
}

/// Pixels are 32-bit words in native byte order.
QString byteOrder()
{
    return QSysInfo::ByteOrder == QSysInfo::LittleEndian ? u"little"_s : u"big"_s;
}

bool isKept(qint32 format)
{
    return format == QImage::Format_RGB32 || format == QImage::Format_ARGB32_Premultiplied ||
           format == QImage::Format_Alpha8;
}

QByteArray headerOf(const PictureKey &key, const Pictures &pictures)
{
    QByteArray bytes;
    QDataStream stream(&bytes, QIODevice::WriteOnly);
    setUp(stream);
    stream << byteOrder() << key.kind << key.detail << key.version
           << static_cast<quint32>(pictures.size());
    for (const Picture &picture : pictures) {
        stream << picture.image.size() << static_cast<qint32>(picture.image.format())
               << picture.image.devicePixelRatio() << picture.anchor;
    }
    return bytes;
}

/// Reads the magic and the header; leaves the file positioned at the pixels.
QByteArray headerBytes(QFile &file)
{
    quint32 length = 0;
    if (file.read(Magic.size()) != Magic ||
        file.read(reinterpret_cast<char *>(&length), sizeof length) != sizeof length ||
        length > LongestHeader) {
        return {};
    }
    const QByteArray bytes = file.read(length);
    return bytes.size() == static_cast<qsizetype>(length) ? bytes : QByteArray();
}

std::optional<PictureKey> parseKey(QDataStream &stream)
{
    QString order;
    PictureKey key;
    stream >> order >> key.kind >> key.detail >> key.version;
    return stream.status() == QDataStream::Ok && order == byteOrder() ? std::optional(key)
                                                                      : std::nullopt;
}

struct Shape
{
    QSize size;
    QImage::Format format{};
    qreal scale = 0;
    QPointF anchor;

    [[nodiscard]] qint64 bytes() const { return bytesOf(size, format); }
};

std::optional<std::vector<Shape>> parseShapes(QDataStream &stream)
{
    quint32 count = 0;
    stream >> count;
    if (stream.status() != QDataStream::Ok || count > MaxPictures) {
        return std::nullopt;
    }
    std::vector<Shape> shapes(count);
    for (Shape &shape : shapes) {
        qint32 format = 0;
        stream >> shape.size >> format >> shape.scale >> shape.anchor;
        // Check the range first: casting an invalid number to the enumeration would be undefined
        // behaviour.
        const bool sound = stream.status() == QDataStream::Ok && isKept(format) &&
                           !shape.size.isEmpty() && shape.size.width() <= LongestSide &&
                           shape.size.height() <= LongestSide && shape.scale > 0;
        if (!sound) {
            return std::nullopt;
        }
        shape.format = static_cast<QImage::Format>(format);
    }
    return stream.atEnd() ? std::optional(shapes) : std::nullopt;
}

std::optional<Pictures> readPixels(QFile &file, const std::vector<Shape> &shapes, Checksum &sum)
{
    Pictures pictures;
    for (const Shape &shape : shapes) {
        QImage image(shape.size, shape.format);
        if (image.isNull() || image.sizeInBytes() != shape.bytes() ||
            file.read(reinterpret_cast<char *>(image.bits()), shape.bytes()) != shape.bytes()) {
            return std::nullopt;
        }
        sum.add(image.constBits(), shape.bytes());
        image.setDevicePixelRatio(shape.scale);
        pictures.push_back({image, shape.anchor});
    }
    return pictures;
}

} // namespace

bool isPictureFile(const QString &path)
{
    QFile file(path);
    if (QFileInfo(path).isSymLink() || openForReading(file)) {
        return false;
    }
    const QByteArray letters = file.read(AnyMagic.size());
    return AnyMagic.startsWith(letters) || letters == QByteArray(letters.size(), '\0');
}

std::optional<PictureKey> readKey(const QString &path)
{
    QFile file(path);
    if (openForReading(file)) {
        return std::nullopt;
    }
    const QByteArray header = headerBytes(file);
    QDataStream stream(header);
    setUp(stream);
    return parseKey(stream);
}

std::optional<Pictures> read(const QString &path, const PictureKey &key)
{
    // Read rather than map: truncating a mapped file would crash the program.
    QFile file(path);
    if (openForReading(file, QIODevice::Unbuffered)) {
        return std::nullopt;
    }
    const QByteArray header = headerBytes(file);
    QDataStream stream(header);
    setUp(stream);
    if (parseKey(stream) != key) {
        return std::nullopt;
    }
    const auto shapes = parseShapes(stream);
    if (!shapes) {
        return std::nullopt;
    }
    qint64 wanted = file.pos() + static_cast<qint64>(sizeof(quint64));
    for (const Shape &shape : *shapes) {
        wanted += shape.bytes();
    }
    if (file.size() != wanted || wanted > MaxFileSize) {
        return std::nullopt; // before allocating memory for missing pixels, or those of a hole
    }
    Checksum sum;
    sum.add(header.constData(), header.size());
    auto pictures = readPixels(file, *shapes, sum);
    quint64 written = 0;
    if (!pictures ||
        file.read(reinterpret_cast<char *>(&written), sizeof written) != sizeof written ||
        written != sum.value()) {
        return std::nullopt;
    }
    return pictures;
}

bool write(const QString &path, const PictureKey &key, const Pictures &pictures)
{
    qint64 pixels = 0;
    const bool sound = std::all_of(pictures.begin(), pictures.end(), [&](const Picture &picture) {
        pixels += picture.image.sizeInBytes();
        return isKept(picture.image.format()) && pixels < MaxFileSize - LongestHeader &&
               picture.image.sizeInBytes() == bytesOf(picture.image.size(), picture.image.format());
    });
    AtomicFile file(path, FilePurpose::Cache);
    if (!sound || file.open()) {
        return false;
    }
    const QByteArray header = headerOf(key, pictures);
    const auto length = static_cast<quint32>(header.size());
    file.write(Magic);
    file.write(reinterpret_cast<const char *>(&length), sizeof length);
    file.write(header);
    Checksum sum;
    sum.add(header.constData(), header.size());
    for (const Picture &picture : pictures) {
        const auto *bits = picture.image.constBits();
        sum.add(bits, picture.image.sizeInBytes());
        file.write(reinterpret_cast<const char *>(bits), picture.image.sizeInBytes());
    }
    const quint64 value = sum.value();
    file.write(reinterpret_cast<const char *>(&value), sizeof value);
    return !file.commit(); // also reports earlier write errors
}

} // namespace doublets::picturefile
