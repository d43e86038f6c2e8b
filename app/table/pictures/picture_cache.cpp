// SPDX-License-Identifier: MIT
#include "table/pictures/picture_cache.h"

#include "core/files/atomic_file.h"
#include "table/artwork/shading/parallel.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QStandardPaths>
#include <QtConcurrentRun>

#include <utility>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

const QString Suffix = u".picture"_s;
constexpr int HashLetters = 16;

/// Updates the modification time, which determines the order of eviction.
void markUsed(const QString &path)
{
    QFile file(path);
    if (file.open(QIODevice::ReadOnly)) {
        file.setFileTime(QDateTime::currentDateTime(), QFileDevice::FileModificationTime);
    }
}

void removeOurs(const QFileInfo &info)
{
    if (picturefile::isPictureFile(info.filePath())) {
        QFile::remove(info.filePath());
    }
}

} // namespace

PictureCache::PictureCache(QString folder, qint64 maxBytes, qsizetype maxFilesPerKind)
    : m_folder(std::move(folder))
    , m_maxBytes(maxBytes)
    , m_maxFilesPerKind(maxFilesPerKind)
{
}

QString PictureCache::defaultFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::CacheLocation) + u"/pictures"_s;
}

QString PictureCache::filePath(const PictureKey &key) const
{
    const QByteArray all = (key.version + u'\n' + key.kind + u'\n' + key.detail).toUtf8();
    const QByteArray hash = QCryptographicHash::hash(all, QCryptographicHash::Sha256).toHex();
    return u"%1/%2-%3%4"_s.arg(m_folder, key.kind, QString::fromLatin1(hash.left(HashLetters)),
                               Suffix);
}

bool PictureCache::contains(const PictureKey &key) const
{
    return isOpen() && picturefile::isPictureFile(filePath(key));
}

std::optional<Pictures> PictureCache::load(const PictureKey &key) const
{
    if (!isOpen()) {
        return std::nullopt;
    }
    const QString path = filePath(key);
    if (QFileInfo(path).isSymLink()) {
        return std::nullopt;
    }
    auto pictures = picturefile::read(path, key);
    if (pictures) {
        markUsed(path);
    }
    return pictures;
}

QFileInfoList PictureCache::filesOf(const QString &kind) const
{
    if (!isOpen()) {
        return {};
    }
    const QString pattern = kind + u'-' + QString(HashLetters, u'?') + Suffix;
    return QDir(m_folder).entryInfoList({pattern}, QDir::Files | QDir::NoSymLinks, QDir::Time);
}

std::optional<Pictures> PictureCache::loadLatest(const QString &kind, const QString &version) const
{
    for (const QFileInfo &info : filesOf(kind)) {
        const auto key = picturefile::readKey(info.filePath());
        if (key && key->kind == kind && key->version == version) {
            if (auto pictures = picturefile::read(info.filePath(), *key)) {
                return pictures;
            }
        }
    }
    return std::nullopt;
}

bool PictureCache::hasKind(const QString &kind, const QString &version) const
{
    for (const QFileInfo &info : filesOf(kind)) {
        const auto key = picturefile::readKey(info.filePath());
        if (key && key->kind == kind && key->version == version) {
            return true;
        }
    }
    return false;
}

void PictureCache::save(const PictureKey &key, const Pictures &pictures) const
{
    if (!isOpen() || !QDir().mkpath(m_folder)) {
        return;
    }
    const QString path = filePath(key);
    // Existing files of this name may be overwritten, but the targets of links may not.
    if (!QFileInfo(path).isSymLink() && picturefile::write(path, key, pictures)) {
        evict(key.kind);
    }
}

void PictureCache::saveAsync(const PictureKey &key, const Pictures &pictures) const
{
    if (isOpen()) {
        static_cast<void>(QtConcurrent::run(
            &drawingThreads(), [store = *this, key, pictures] { store.save(key, pictures); }));
    }
}

void PictureCache::evict(const QString &kind) const
{
    const QFileInfoList alike = filesOf(kind);
    for (const QFileInfo &info : alike.mid(m_maxFilesPerKind)) {
        removeOurs(info);
    }
    const QString pattern = u"*-"_s + QString(HashLetters, u'?') + Suffix;
    removeStaleTemporaries(m_folder, pattern);
    qint64 bytes = 0;
    for (const QFileInfo &info :
         QDir(m_folder).entryInfoList({pattern}, QDir::Files | QDir::NoSymLinks, QDir::Time)) {
        bytes += info.size();
        if (bytes > m_maxBytes) {
            removeOurs(info);
        }
    }
}

} // namespace doublets
