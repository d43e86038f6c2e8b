// SPDX-License-Identifier: MIT
#include "core/json/duplicate_keys.h"

#include "core/json/scan.h"
#include "core/json/strict_json.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace doublets::json {

namespace {

/// One object or list around the place where the scan is.
struct Level
{
    bool isObject = false;
    bool awaitsKey = false;
    int index = 0;
    std::vector<QByteArray> keys; ///< without their quotation marks; parts of the text
};

QString placeOf(const std::vector<Level> &levels)
{
    QString place;
    for (const Level &level : levels) {
        place = level.isObject ? inside(place, QString::fromUtf8(level.keys.back()))
                               : inside(place, level.index);
    }
    return place;
}

/// Puts a key that is there twice at the end of its level.
bool findDuplicate(Level &level)
{
    std::sort(level.keys.begin(), level.keys.end());
    const auto twice = std::adjacent_find(level.keys.begin(), level.keys.end());
    if (twice == level.keys.end()) {
        return false;
    }
    level.keys.push_back(*twice);
    return true;
}

} // namespace

std::optional<QString> duplicateKey(const QByteArray &text)
{
    std::vector<Level> levels;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (c == '{' || c == '[') {
            levels.push_back({c == '{', c == '{', 0, {}});
        } else if (c == '}' || c == ']') {
            if (findDuplicate(levels.back())) {
                return placeOf(levels);
            }
            levels.pop_back();
        } else if (c == ',') {
            levels.back().awaitsKey = levels.back().isObject;
            ++levels.back().index;
        } else if (c == '"') {
            const qsizetype end = endOfString(text, i);
            if (std::exchange(levels.back().awaitsKey, false)) {
                levels.back().keys.push_back(keyAt(text, i, end));
            }
            i = end - 1;
        }
    }
    return std::nullopt;
}

} // namespace doublets::json
