// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace doublets {

/// Returns a title as a file name without a suffix, with a dash for each character that some file
/// systems do not allow.
[[nodiscard]] inline QString suggestedFileName(const QString &title)
{
    QString name = title;
    for (QChar &character : name) {
        if (QStringLiteral("/\\:*?\"<>|").contains(character)) {
            character = u'-';
        }
    }
    return name.startsWith(u'.') ? u'-' + name : name;
}

} // namespace doublets
