// SPDX-License-Identifier: MIT
#pragma once

#include "table/pictures/picture_file.h"

#include <QFileInfoList>
#include <QString>

namespace doublets {

/// A disk cache of pictures. Errors are not reported: pictures that cannot be read count as
/// missing, and pictures that cannot be written are not cached. Several threads and processes may
/// share a folder. Symbolic links in the folder are ignored, and files of other programs are never
/// deleted.
class PictureCache
{
public:
    static constexpr qint64 MaxBytes = 256 << 20;   ///< default limit for all files together
    static constexpr qsizetype MaxFilesPerKind = 4; ///< default limit for each kind

    /// Constructs a closed cache, which stores nothing.
    PictureCache() = default;
    /// Constructs a cache in `folder`, which is created when first needed. If `folder` is empty,
    /// the cache is closed. If the folder exceeds `maxBytes` after saving, or the saved kind
    /// exceeds `maxFilesPerKind`, the least recently used files are deleted.
    explicit PictureCache(QString folder, qint64 maxBytes = MaxBytes,
                          qsizetype maxFilesPerKind = MaxFilesPerKind);

    /// Returns the default folder, in the user's cache location.
    [[nodiscard]] static QString defaultFolder();

    /// Returns whether the cache has a folder.
    [[nodiscard]] bool isOpen() const { return !m_folder.isEmpty(); }
    /// Returns whether there is a picture file for `key`. The file may be damaged.
    [[nodiscard]] bool contains(const PictureKey &key) const;
    /// Returns the pictures for `key` and marks them as used. Returns nullopt if there are none or
    /// their file is damaged.
    [[nodiscard]] std::optional<Pictures> load(const PictureKey &key) const;
    /// Returns the most recently used pictures of a kind and version, with any detail, without
    /// marking them as used. Skips damaged files. Returns nullopt if there are none.
    [[nodiscard]] std::optional<Pictures> loadLatest(const QString &kind,
                                                     const QString &version) const;
    /// Returns whether there are pictures of a kind and version, without reading the pixels.
    [[nodiscard]] bool hasKind(const QString &kind, const QString &version) const;
    /// Writes the pictures, then evicts old ones. Does nothing if the cache is closed.
    void save(const PictureKey &key, const Pictures &pictures) const;
    /// Saves the pictures as save() does, in one of the drawingThreads(). Does not report
    /// completion.
    void saveAsync(const PictureKey &key, const Pictures &pictures) const;

    /// Returns the path of the file for `key`. Precondition: isOpen().
    [[nodiscard]] QString filePath(const PictureKey &key) const;

private:
    [[nodiscard]] QFileInfoList filesOf(const QString &kind) const; ///< latest first
    void evict(const QString &kind) const;

    QString m_folder;
    qint64 m_maxBytes = MaxBytes;
    qsizetype m_maxFilesPerKind = MaxFilesPerKind;
};

} // namespace doublets
