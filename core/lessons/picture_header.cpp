// SPDX-License-Identifier: MIT
#include "core/lessons/picture_header.h"

#include <QtEndian>

namespace doublets {

namespace {

/// A reader of numbers at fixed positions. Numbers beyond the end of the data are 0.
class Bytes
{
public:
    explicit Bytes(const QByteArray &data)
        : m_data(data)
    {
    }

    [[nodiscard]] bool hasAt(qsizetype position, const char *text) const
    {
        return m_data.mid(position, static_cast<qsizetype>(qstrlen(text))) == text;
    }
    [[nodiscard]] int byte(qsizetype position) const
    {
        return position < m_data.size() ? static_cast<uchar>(m_data[position]) : 0;
    }
    [[nodiscard]] int big16(qsizetype position) const
    {
        return byte(position) << 8U | byte(position + 1);
    }
    [[nodiscard]] int little16(qsizetype position) const
    {
        return byte(position) | byte(position + 1) << 8U;
    }
    [[nodiscard]] int little24(qsizetype position) const
    {
        return little16(position) | byte(position + 2) << 16U;
    }
    [[nodiscard]] int big32(qsizetype position) const
    {
        const auto high = static_cast<quint32>(big16(position));
        const quint32 value = high << 16U | static_cast<quint32>(big16(position + 2));
        return value > INT_MAX ? 0 : static_cast<int>(value);
    }
    [[nodiscard]] qsizetype size() const { return m_data.size(); }

private:
    const QByteArray &m_data;
};

QSize pngSize(const Bytes &file)
{
    constexpr int Header = 12;
    constexpr int Width = 16;
    return file.hasAt(Header, "IHDR") ? QSize(file.big32(Width), file.big32(Width + 4)) : QSize();
}

/// Looks for the frame header, which follows segments of metadata.
QSize jpegSize(const Bytes &file)
{
    constexpr int Marker = 0xff;
    constexpr int FirstFrame = 0xc0;
    constexpr int LastFrame = 0xcf;
    constexpr int Height = 5; ///< after the marker
    qsizetype position = 2;
    while (position + Height + 3 < file.size() && file.byte(position) == Marker) {
        const int kind = file.byte(position + 1);
        if (kind == Marker) { // padding
            ++position;
            continue;
        }
        // Three kinds in the range of frame headers are tables.
        const bool isTable = kind == 0xc4 || kind == 0xc8 || kind == 0xcc;
        if (kind >= FirstFrame && kind <= LastFrame && !isTable) {
            return {file.big16(position + Height + 2), file.big16(position + Height)};
        }
        position += 2 + file.big16(position + 2);
    }
    return {};
}

/// Reads the first chunk, which differs between lossy, lossless and extended files.
QSize webpSize(const Bytes &file)
{
    constexpr int Chunk = 12;
    constexpr int Data = 20;
    constexpr int SizeBits = 0x3fff; ///< 14 bits
    if (file.hasAt(Chunk, "VP8 ")) {
        return {file.little16(Data + 6) & SizeBits, file.little16(Data + 8) & SizeBits};
    }
    if (file.hasAt(Chunk, "VP8L")) {
        const int low = file.little16(Data + 1);
        const int high = file.little16(Data + 3);
        return {(low & SizeBits) + 1, ((low >> 14U | high << 2U) & SizeBits) + 1};
    }
    if (file.hasAt(Chunk, "VP8X")) {
        return {file.little24(Data + 4) + 1, file.little24(Data + 7) + 1};
    }
    return {};
}

} // namespace

std::optional<QSize> pictureSize(const QByteArray &data)
{
    constexpr int WebpName = 8;
    constexpr qsizetype MinSize = 30; ///< no picture of these formats is smaller
    const Bytes file(data);
    QSize size;
    if (file.size() < MinSize) {
        return std::nullopt;
    }
    if (file.hasAt(0, "\x89PNG\r\n\x1a\n")) {
        size = pngSize(file);
    } else if (file.hasAt(0, "\xff\xd8")) {
        size = jpegSize(file);
    } else if (file.hasAt(0, "RIFF") && file.hasAt(WebpName, "WEBP")) {
        size = webpSize(file);
    }
    return size.isEmpty() ? std::nullopt : std::optional(size);
}

} // namespace doublets
