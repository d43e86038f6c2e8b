// SPDX-License-Identifier: MIT
#pragma once

#include "core/json/strict_json.h"
#include "display/config/display_config.h"

#include <chrono>
#include <optional>

/// Functions that read members of a display's configuration. They add the errors listed for each
/// function, and WrongType, to `object.errors()`. Functions with a parameter `value` read optional
/// members and leave `value` unchanged if the key is absent. After an error, `value` must not be
/// used unless stated otherwise.
namespace doublets::display_values {

/// A placeholder, in Error::facts, for the lines that `doublets-display --staff-code` prints.
/// errorText() replaces the placeholder with a translated description.
inline const QString StaffCodeLines = QStringLiteral("staff code");

/// Calls `read` and returns its result, or nullopt if `read` has added an error to
/// `object.errors()`.
template<typename Read>
[[nodiscard]] auto ifValid(const json::Object &object, const Read &read)
    -> std::optional<decltype(read())>
{
    const std::size_t before = object.errors().all().size();
    auto value = read();
    return object.errors().all().size() == before ? std::optional(std::move(value)) : std::nullopt;
}

/// Adds an error for each key of `object` that is not one of `keys`. Errors: UnknownKey.
void rejectUnknownKeys(const json::Object &object, const QStringList &keys);
/// Returns the object at `key`, or an empty object if the key is absent or on an error.
/// `example` is an object as it is written in the file, for the message of WrongType.
[[nodiscard]] json::Object objectIn(const json::Object &object, const QString &key,
                                    const QString &example);

/// Reads a whole number within `range`. Errors: ImpossibleValue.
void readInteger(const json::Object &object, const QString &key, NumberRange range, int &value);
/// Reads a whole number of seconds within `range`. Errors: ImpossibleValue.
void readSeconds(const json::Object &object, const QString &key, NumberRange range,
                 std::chrono::seconds &value);
/// Reads true or false.
void readFlag(const json::Object &object, const QString &key, bool &value);
/// Returns the index of the member's value in `keywords`. Returns nullopt if the key is absent or
/// on an error. Errors: ImpossibleValue.
[[nodiscard]] std::optional<int> readKeyword(const json::Object &object, const QString &key,
                                             const QStringList &keywords);
/// Sets `value` to the enumerator named by the member. The enumerators of `T` have the values 0, 1,
/// 2 …, in the order of `keywords`. Leaves `value` unchanged on an error. Errors: ImpossibleValue.
template<typename T>
void readKeyword(const json::Object &object, const QString &key, const QStringList &keywords,
                 T &value)
{
    if (const auto index = readKeyword(object, key, keywords)) {
        value = static_cast<T>(*index);
    }
}

/// Reads a list of one or more of the `allowed` entries, each at most once. `allowed` must not be
/// empty. On errors, `value` contains the valid entries. Errors: EmptyList, `unknownEntryError`,
/// DuplicateEntry, and those of json::Object::texts().
void readEntries(const json::Object &object, const QString &key, const QStringList &allowed,
                 ErrorCode unknownEntryError, QStringList &value);

/// Returns a line of 1 to `maxLength` characters, without leading or trailing spaces. The key must
/// be present. After an error, the returned value must not be used. Errors: InvalidText.
[[nodiscard]] QString readLine(const json::Object &object, const QString &key, int maxLength);
/// Returns `size` bytes from a string of lower-case hexadecimal digits. The key must be present.
/// After an error, the returned value must not be used. Errors: InvalidHexadecimal.
[[nodiscard]] QByteArray readBytes(const json::Object &object, const QString &key, int size);
/// Returns the absolute path of a file. The key must be present. After an error, the returned value
/// must not be used. Errors: RelativePath (including if the path ends in "/").
[[nodiscard]] QString readPath(const json::Object &object, const QString &key);

} // namespace doublets::display_values
