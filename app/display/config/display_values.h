// SPDX-License-Identifier: MIT
#pragma once

#include "core/json/strict_json.h"

#include <chrono>
#include <optional>

/// Members of a display's configuration: each may be absent, and then changes nothing.
namespace doublets::display_values {

struct NumberRange
{
    int least;
    int most;
};

/// What a reader finds, if it has nothing to say against it.
template<typename Read>
[[nodiscard]] auto ifSound(const json::Object &object, const Read &read)
    -> std::optional<decltype(read())>
{
    const std::size_t before = object.errors().all().size();
    auto value = read();
    return object.errors().all().size() == before ? std::optional(std::move(value)) : std::nullopt;
}

/// Every key is one of these. Errors: UnknownKey, with all of them.
void expectKeys(const json::Object &object, const QStringList &keys);
/// One without members where there is none.
[[nodiscard]] json::Object objectIn(const json::Object &object, const QString &key);

void readInteger(const json::Object &object, const QString &key, NumberRange range, int &value);
void readSeconds(const json::Object &object, const QString &key, NumberRange range,
                 std::chrono::seconds &value);
void readFlag(const json::Object &object, const QString &key, bool &value);
/// One of these words: its index.
[[nodiscard]] std::optional<int> readWord(const json::Object &object, const QString &key,
                                          const QStringList &words);
/// The same as an enumeration's value; the words are in its order.
template<typename T>
void readWord(const json::Object &object, const QString &key, const QStringList &words, T &value)
{
    if (const auto index = readWord(object, key, words)) {
        value = static_cast<T>(*index);
    }
}

/// A list of some of these, each at most once. Errors: `unknown`, RepeatedEntry.
void readEntries(const json::Object &object, const QString &key, const QStringList &allowed,
                 ErrorCode unknown, QStringList &value);
/// One line of text. Errors: BadText.
[[nodiscard]] QString readLine(const json::Object &object, const QString &key, int mostCharacters);
/// So many bytes, as hexadecimal digits. Errors: BadHexadecimal.
[[nodiscard]] QByteArray readBytes(const json::Object &object, const QString &key, int size);
/// The absolute path of a file. Errors: RelativePath.
[[nodiscard]] QString readPath(const json::Object &object, const QString &key);

} // namespace doublets::display_values
