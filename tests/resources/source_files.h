// SPDX-License-Identifier: MIT
#pragma once

#include <QDir>
#include <QDomDocument>
#include <QFile>
#include <QStringList>

// Access to the files of the source tree, by their paths relative to its root.

namespace doublets::test {

inline QString sourcePath(const QString &name)
{
    return QStringLiteral(DOUBLETS_SOURCE_DIR "/") + name;
}

/// Returns the text of a file, or an empty string if the file cannot be read.
inline QString readSource(const QString &name)
{
    QFile file(sourcePath(name));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// Returns the root element of an XML file; null if the file cannot be read or parsed.
inline QDomElement readXml(const QString &name)
{
    QDomDocument document;
    document.setContent(readSource(name));
    return document.documentElement();
}

/// Returns the codes of all languages except English.
inline QStringList translatedLanguages()
{
    QStringList codes;
    const QDir folder(sourcePath(QStringLiteral("translations")));
    for (const QString &file : folder.entryList({QStringLiteral("doublets_*.ts")})) {
        codes << file.section(u'_', 1).section(u'.', 0, 0);
    }
    codes.removeAll(QStringLiteral("en"));
    return codes;
}

} // namespace doublets::test
