// SPDX-License-Identifier: MIT
#pragma once

#include "table/pictures/picture_file.h"

#include <QFileInfoList>
#include <QString>

namespace doublets {

/// Pictures kept in a folder from one day to the next, because drawing them takes long. Whatever
/// is wrong there, nobody is told: what cannot be read is drawn, what cannot be written is not
/// kept. Several threads and programmes may use one folder at once. What lies there and is none of
/// ours, and links to wherever, are left alone.
class PictureStore
{
public:
    static constexpr qint64 MostBytes = 256 << 20;
    static constexpr qsizetype MostOfAKind = 4; ///< sizes of windows

    /// Keeps nothing.
    PictureStore() = default;
    /// The folder need not exist. When it holds more than `mostBytes`, or of a kind more than
    /// `mostOfAKind`, what was not used for the longest time goes.
    explicit PictureStore(QString folder, qint64 mostBytes = MostBytes,
                          qsizetype mostOfAKind = MostOfAKind);

    [[nodiscard]] static QString defaultFolder();

    [[nodiscard]] bool isOpen() const { return !m_folder.isEmpty(); }
    /// Whether there seem to be pictures of that key.
    [[nodiscard]] bool holds(const PictureKey &key) const;
    [[nodiscard]] std::optional<Pictures> load(const PictureKey &key) const;
    /// Those used last of a kind and version, whatever their detail.
    [[nodiscard]] std::optional<Pictures> latest(const QString &kind, const QString &version) const;
    /// Whether there seem to be any of that kind and version.
    [[nodiscard]] bool hasKind(const QString &kind, const QString &version) const;
    void save(const PictureKey &key, const Pictures &pictures) const;
    /// The same in another thread, one of `drawingThreads`; nobody is told when.
    void saveSoon(const PictureKey &key, const Pictures &pictures) const;

    /// Where pictures of that key lie.
    [[nodiscard]] QString pathOf(const PictureKey &key) const;

private:
    [[nodiscard]] QFileInfoList filesOf(const QString &kind) const; ///< latest first
    void tidy(const QString &kind) const;

    QString m_folder;
    qint64 m_mostBytes = MostBytes;
    qsizetype m_mostOfAKind = MostOfAKind;
};

} // namespace doublets
