// SPDX-License-Identifier: MIT
#pragma once

#include "table/artwork/picture.h"

#include <QString>

#include <optional>
#include <vector>

namespace doublets {

using Pictures = std::vector<Picture>;

/// The key of a set of pictures. A cached set is used only if all three parts match.
struct PictureKey
{
    QString kind;    ///< prefix of the file name, such as "board-facing-england-lamp"
    QString detail;  ///< size and scale; empty if unknown
    QString version; ///< artworkVersion() of the program that drew the pictures

    bool operator==(const PictureKey &) const = default;
};

/// The format of cache files, which contain uncompressed pixels: reading a picture of 1920 × 1080
/// takes 1 ms, as opposed to at least 50 ms for a PNG file.
///
/// A file consists of an eight-byte magic number, the length of the header, the header, the pixels
/// and the XXH3 checksum of header and pixels. The header is a QDataStream of the byte order, the
/// key, the number of pictures and, for each picture, its size, format, scale and anchor.
namespace picturefile {

/// Returns whether the file begins like a picture file of any version of this program, or is empty,
/// cut off or zero-filled, as after a power failure. Returns false for symbolic links and
/// unreadable files.
[[nodiscard]] bool isPictureFile(const QString &path);
/// Returns the key of the pictures in a file, without reading the pictures. Returns nullopt if the
/// file is unreadable or has no valid header.
[[nodiscard]] std::optional<PictureKey> readKey(const QString &path);
/// Returns the pictures in a file. Returns nullopt if the file is unreadable, has another key than
/// `key` or is damaged.
[[nodiscard]] std::optional<Pictures> read(const QString &path, const PictureKey &key);
/// Writes the file atomically. Returns false, leaving an existing file unchanged, if writing fails,
/// if a picture's format is not RGB32, ARGB32_Premultiplied or Alpha8, or if the pictures together
/// exceed about 160 MiB.
bool write(const QString &path, const PictureKey &key, const Pictures &pictures);

} // namespace picturefile

} // namespace doublets
