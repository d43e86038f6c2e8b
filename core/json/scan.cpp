// SPDX-License-Identifier: MIT
#include "core/json/scan.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace doublets::json {

qsizetype endOfString(const QByteArray &text, qsizetype start)
{
    qsizetype i = start + 1;
    while (i < text.size() && text[i] != '"') {
        i += text[i] == '\\' ? 2 : 1;
    }
    return i + 1;
}

QByteArray keyAt(const QByteArray &text, qsizetype start, qsizetype end)
{
    const auto inner = QByteArray::fromRawData(text.constData() + start + 1, end - start - 2);
    if (!inner.contains('\\')) {
        return inner;
    }
    return QJsonDocument::fromJson("[\"" + inner + "\"]").array().at(0).toString().toUtf8();
}

} // namespace doublets::json
