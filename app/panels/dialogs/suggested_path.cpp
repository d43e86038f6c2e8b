// SPDX-License-Identifier: MIT
#include "panels/dialogs/suggested_path.h"

#include <QRegularExpression>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

/// Returns `title` without the characters that file names must not contain on some system. Inside
/// words they become hyphens: "A/B: who wins?" gives "A-B who wins".
QString fileNameOf(const QString &title)
{
    static const QRegularExpression forbidden(u"[/\\\\:*?\"<>|]+"_s);
    QStringList words = title.simplified().split(u' ');
    for (QString &word : words) {
        const QStringList parts = word.split(forbidden, Qt::SkipEmptyParts);
        word = parts.join(u'-');
    }
    words.removeAll(QString());
    QString name = words.join(u' ');
    while (name.startsWith(u'.')) {
        name.remove(0, 1); // not a hidden file
    }
    return name.isEmpty() ? u"doublets"_s : name;
}

} // namespace

QString suggestedFileName(const QString &title, QLatin1StringView suffix)
{
    return fileNameOf(title) + u'.' + suffix;
}

} // namespace doublets
