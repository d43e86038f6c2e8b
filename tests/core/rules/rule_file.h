// SPDX-License-Identifier: MIT
#pragma once

#include <QFile>

namespace doublets::testing {

/// Returns the contents of the rule file of the built-in rule set `id`, or an empty array if the
/// file cannot be opened.
inline QByteArray ruleFile(const QString &id)
{
    QFile file(QString::fromUtf8(DOUBLETS_SOURCE_DIR "/resources/rules/%1.json").arg(id));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace doublets::testing
