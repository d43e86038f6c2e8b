// SPDX-License-Identifier: MIT
#include "core/json/duplicate_keys.h"

#include "core/json/scan.h"
#include "core/json/strict_json.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace doublets::json {

namespace {

/// An object or list that encloses the current position.
struct Level
{
    bool isObject = false;
    bool awaitsKey = false;
    int index = 0;
    std::size_t firstKey = 0; ///< index of its first key in Keys
};

/// The keys of all levels, outermost first, without quotation marks. They share the memory of the
/// text.
using Keys = std::vector<QByteArray>;

/// Returns the current place. The last key of each level leads to the next level.
QString placeOf(const std::vector<Level> &levels, const Keys &keys)
{
    QString place;
    for (std::size_t i = 0; i < levels.size(); ++i) {
        const std::size_t end = i + 1 < levels.size() ? levels[i + 1].firstKey : keys.size();
        place = levels[i].isObject ? placeInside(place, QString::fromUtf8(keys[end - 1]))
                                   : placeInside(place, levels[i].index);
    }
    return place;
}

/// Looks for a repeated key in the last level. If there is one, appends it to `keys`.
bool findDuplicate(const Level &last, Keys &keys)
{
    const auto first = keys.begin() + static_cast<std::ptrdiff_t>(last.firstKey);
    std::sort(first, keys.end());
    const auto twice = std::adjacent_find(first, keys.end());
    if (twice == keys.end()) {
        return false;
    }
    keys.push_back(*twice);
    return true;
}

} // namespace

std::optional<QString> findDuplicateKey(const QByteArray &text)
{
    std::vector<Level> levels;
    Keys keys;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (c == '{' || c == '[') {
            levels.push_back({c == '{', c == '{', 0, keys.size()});
        } else if (c == '}' || c == ']') {
            if (findDuplicate(levels.back(), keys)) {
                return placeOf(levels, keys);
            }
            keys.resize(levels.back().firstKey);
            levels.pop_back();
        } else if (c == ',') {
            levels.back().awaitsKey = levels.back().isObject;
            ++levels.back().index;
        } else if (c == '"') {
            const qsizetype end = endOfString(text, i);
            if (std::exchange(levels.back().awaitsKey, false)) {
                keys.push_back(keyAt(text, i, end));
            }
            i = end - 1;
        }
    }
    return std::nullopt;
}

} // namespace doublets::json
