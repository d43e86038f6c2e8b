// SPDX-License-Identifier: MIT
#pragma once

#include "table/pictures/picture_file.h"

#include <QFileInfoList>
#include <QString>

namespace doublets {

/// A disk cache of pictures, which take long to draw. Errors are ignored: pictures that cannot be
/// read are drawn again, and pictures that cannot be written are not kept. Several threads and
/// processes may share a folder. Foreign files and symbolic links in the folder are left untouched.
class PictureCache
{
public:
    static constexpr qint64 MaxBytes = 256 << 20;
    static constexpr qsizetype MaxPerKind = 4; ///< window sizes to keep

    /// Constructs a closed store, which keeps nothing.
    PictureCache() = default;
    /// Constructs a store in `folder`, which is created on demand. When the folder exceeds
    /// `mostBytes`, or a kind `mostOfAKind` files, the least recently used files are removed.
    explicit PictureCache(QString folder, qint64 mostBytes = MaxBytes,
                          qsizetype mostOfAKind = MaxPerKind);

    /// Returns the folder for pictures in the user's cache location.
    [[nodiscard]] static QString defaultFolder();

    [[nodiscard]] bool isOpen() const { return !m_folder.isEmpty(); }
    /// Returns whether there is a file for `key`, without checking its contents.
    [[nodiscard]] bool holds(const PictureKey &key) const;
    /// Returns the pictures for `key` and marks them as used. Returns null if there are none.
    [[nodiscard]] std::optional<Pictures> load(const PictureKey &key) const;
    /// Returns the most recently used pictures of a kind and version, whatever their detail.
    /// Returns null if there are none.
    [[nodiscard]] std::optional<Pictures> latest(const QString &kind, const QString &version) const;
    /// Returns whether there are pictures of a kind and version, without reading the pixels.
    [[nodiscard]] bool hasKind(const QString &kind, const QString &version) const;
    /// Writes the pictures, then evicts old ones. Does nothing if the store is closed.
    void save(const PictureKey &key, const Pictures &pictures) const;
    /// Saves asynchronously, in one of the `drawingThreads`. Completion is not reported.
    void saveAsync(const PictureKey &key, const Pictures &pictures) const;

    /// Returns the file for `key`. The store must be open.
    [[nodiscard]] QString pathOf(const PictureKey &key) const;

private:
    [[nodiscard]] QFileInfoList filesOf(const QString &kind) const; ///< latest first
    void tidy(const QString &kind) const;

    QString m_folder;
    qint64 m_mostBytes = MaxBytes;
    qsizetype m_mostOfAKind = MaxPerKind;
};

} // namespace doublets
