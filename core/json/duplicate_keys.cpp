// SPDX-License-Identifier: MIT
#include "core/json/duplicate_keys.h"

#include "core/json/strict_json.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QSet>

#include <vector>

namespace doublets::json {

namespace {

/// One object or list around the place where the scan is.
struct Level
{
    bool isObject = false;
    bool awaitsKey = false;
    QString key;
    int index = 0;
    QSet<QString> keys;
};

QString placeOf(const std::vector<Level> &levels)
{
    QString place;
    for (const Level &level : levels) {
        place = level.isObject ? inside(place, level.key) : inside(place, level.index);
    }
    return place;
}

/// The index just past the string that begins at `start`.
qsizetype endOfString(const QByteArray &text, qsizetype start)
{
    qsizetype i = start + 1;
    while (i < text.size() && text[i] != '"') {
        i += text[i] == '\\' ? 2 : 1;
    }
    return i + 1;
}

QString unescaped(const QByteArray &quoted)
{
    if (!quoted.contains('\\')) {
        return QString::fromUtf8(quoted.mid(1, quoted.size() - 2));
    }
    return QJsonDocument::fromJson('[' + quoted + ']').array().at(0).toString();
}

} // namespace

std::optional<QString> duplicateKey(const QByteArray &text)
{
    std::vector<Level> levels;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (c == '{' || c == '[') {
            levels.push_back({c == '{', c == '{', {}, 0, {}});
        } else if (c == '}' || c == ']') {
            levels.pop_back();
        } else if (c == ',') {
            levels.back().awaitsKey = levels.back().isObject;
            ++levels.back().index;
        } else if (c == '"') {
            const qsizetype end = endOfString(text, i);
            if (Level &level = levels.back(); level.awaitsKey) {
                level.key = unescaped(text.mid(i, end - i));
                level.awaitsKey = false;
                if (level.keys.contains(level.key)) {
                    return placeOf(levels);
                }
                level.keys.insert(level.key);
            }
            i = end - 1;
        }
    }
    return std::nullopt;
}

} // namespace doublets::json
