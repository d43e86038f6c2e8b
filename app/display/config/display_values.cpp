// SPDX-License-Identifier: MIT
#include "display/config/display_values.h"

#include "core/record/name_validation.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace doublets::display_values {

using json::Object;

namespace {

const QString UsualPath = u"/var/lib/doublets-display/visits.db"_s;

} // namespace

void rejectUnknownKeys(const Object &object, const QStringList &keys)
{
    for (const QString &key : object.keys()) {
        if (!keys.contains(key)) {
            object.addError(key, ErrorCode::UnknownKey, {key, keys.join(u", ")});
        }
    }
}

Object objectIn(const Object &object, const QString &key, const QString &example)
{
    return object.has(key) ? object.object(key, {{}, example})
                           : Object(object.errors(), {}, object.placeOf(key));
}

void readInteger(const Object &object, const QString &key, NumberRange range, int &value)
{
    if (object.has(key)) {
        value = object.integer(key, range.minimum, range.maximum);
    }
}

void readSeconds(const Object &object, const QString &key, NumberRange range,
                 std::chrono::seconds &value)
{
    if (object.has(key)) {
        value = std::chrono::seconds{object.integer(key, range.minimum, range.maximum)};
    }
}

void readFlag(const Object &object, const QString &key, bool &value)
{
    if (object.has(key)) {
        value = object.flag(key);
    }
}

std::optional<int> readKeyword(const Object &object, const QString &key,
                               const QStringList &keywords)
{
    if (!object.has(key)) {
        return std::nullopt;
    }
    const auto word = ifValid(object, [&] {
        return object.anyText(key, {keywords.join(u", "), {}});
    });
    const auto index = static_cast<int>(keywords.indexOf(word.value_or(QString())));
    if (word && index < 0) {
        object.addError(key, ErrorCode::ImpossibleValue, {*word, keywords.join(u", ")});
    }
    return index < 0 ? std::nullopt : std::optional(index);
}

void readEntries(const Object &object, const QString &key, const QStringList &allowed,
                 ErrorCode unknownEntryError, QStringList &value)
{
    constexpr int MaxEntries = 99; // more than there can be allowed entries
    if (!object.has(key)) {
        return;
    }
    value.clear();
    const QJsonValue found = object.value().value(key);
    if (found.isArray() && found.toArray().isEmpty()) {
        object.addError(key, ErrorCode::EmptyList, {allowed.join(u", ")});
        return;
    }
    const QString example =
        allowed.contains(found.toString()) ? found.toString() : allowed.constFirst();
    const QStringList entries = object.texts(key, 1, MaxEntries, {allowed.join(u", "), {}},
                                             {{}, u"[\"%1\"]"_s.arg(example)});
    for (qsizetype i = 0; i < entries.size(); ++i) {
        const QString &entry = entries[i];
        const QString place = json::placeInside(object.placeOf(key), i);
        if (entry.isEmpty() || entry.trimmed() != entry) {
            continue; // already reported by texts()
        }
        if (!allowed.contains(entry)) {
            object.errors().add(unknownEntryError, place, {entry, allowed.join(u", ")});
        } else if (value.contains(entry)) {
            object.errors().add(ErrorCode::DuplicateEntry, place, {entry});
        } else {
            value << entry;
        }
    }
}

QString readLine(const Object &object, const QString &key, int maxLength)
{
    const auto text = ifValid(object, [&] { return object.anyText(key); });
    if (!text) {
        return {};
    }
    if (text->isEmpty() || text->trimmed() != *text || !isValidLine(*text, maxLength)) {
        object.addError(key, ErrorCode::InvalidText, {*text, QString::number(maxLength)});
    }
    return *text;
}

QByteArray readBytes(const Object &object, const QString &key, int size)
{
    const auto text = ifValid(object, [&] { return object.anyText(key, {StaffCodeLines, {}}); });
    if (!text) {
        return {};
    }
    const bool areDigits = std::ranges::all_of(
        *text, [](QChar c) { return (c >= u'0' && c <= u'9') || (c >= u'a' && c <= u'f'); });
    if (!areDigits || text->size() != 2 * size) {
        object.addError(key, ErrorCode::InvalidHexadecimal, {*text, QString::number(2 * size)});
    }
    return QByteArray::fromHex(text->toLatin1());
}

QString readPath(const Object &object, const QString &key)
{
    const auto path = ifValid(object, [&] {
        return object.anyText(key, {{}, u'"' + UsualPath + u'"'});
    });
    if (path && (!path->startsWith(u'/') || path->endsWith(u'/'))) {
        object.addError(key, ErrorCode::RelativePath, {*path});
    }
    return path.value_or(QString());
}

} // namespace doublets::display_values
