// SPDX-License-Identifier: MIT
#include "panels/dialogs/suggested_path.h"

#include "match/settings/default_folder.h"

using namespace Qt::StringLiterals;

namespace doublets {

QString suggestedPath(const QString &title, QLatin1StringView suffix)
{
    QString name = title;
    for (QChar &character : name) {
        if (u"/\\:*?\"<>|"_s.contains(character)) {
            character = u'-';
        }
    }
    if (name.startsWith(u'.')) {
        name.prepend(u'-');
    }
    return defaultFolder(QStandardPaths::DocumentsLocation) + u'/' + name + u'.' + suffix;
}

} // namespace doublets
