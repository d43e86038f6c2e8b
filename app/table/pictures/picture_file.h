// SPDX-License-Identifier: MIT
#pragma once

#include "table/artwork/picture.h"

#include <QString>

#include <optional>
#include <vector>

namespace doublets {

using Pictures = std::vector<Picture>;

/// What pictures show. All three must agree before a kept picture is used.
struct PictureKey
{
    QString kind;    ///< the letters of a file's name: "board-england-lamp-facing"
    QString detail;  ///< size and scale
    QString version; ///< of what drew them

    bool operator==(const PictureKey &) const = default;
};

/// A file of pictures as they lie in memory. Reading is little more than copying: a table of
/// 1920 × 1080 takes 1 ms, as PNG at least 50 ms, half of what a start may take.
///
/// Eight letters; the length of the header; the header, a QDataStream of key, count and for each
/// picture its size, format, scale and anchor; the pixels; the XXH3 checksum of all that. A file
/// that is torn, foreign or too long is no file of ours.
namespace picturefile {

/// Whether we have written this file, be it torn or lost to noughts in a power cut. A link to one
/// is none of ours.
[[nodiscard]] bool isOurs(const QString &path);
/// The key of the file, without reading the pictures.
[[nodiscard]] std::optional<PictureKey> keyOf(const QString &path);
/// Nothing where there is no such file, it has another key, or a single bit is wrong.
[[nodiscard]] std::optional<Pictures> read(const QString &path, const PictureKey &key);
/// All or nothing. False where it could not be written, or the pictures are not of 32 bits.
bool write(const QString &path, const PictureKey &key, const Pictures &pictures);

} // namespace picturefile

} // namespace doublets
