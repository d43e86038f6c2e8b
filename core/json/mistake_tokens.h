// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>

#include <cctype>

// The characters and words of JSON text with mistakes, see findTypingMistake().

namespace doublets::json {

/// Classes of characters that are mistaken for those of JSON.
enum class MistakenCharacter {
    CurlyQuote,
    SingleQuote,
    Space,  ///< a non-breaking or invisible space
    Minus,  ///< a dash
    Equals, ///< instead of a colon
    Comma,  ///< a semicolon or a comma of another script
};

/// Returns the length of a character of a class at `at` in bytes, or 0 if there is none.
[[nodiscard]] qsizetype lengthOf(MistakenCharacter kind, const QByteArray &text, qsizetype at);

[[nodiscard]] inline bool isSpace(char c)
{
    return std::isspace(static_cast<unsigned char>(c)) != 0;
}
[[nodiscard]] inline bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}
/// Returns whether `c` can be part of a word. Every byte of a non-ASCII character counts as a
/// letter.
[[nodiscard]] bool isWordPart(char c);

/// Returns the constant probably meant by a word that is not valid in JSON, or an empty string.
[[nodiscard]] QString constantFor(const QString &word);
/// Returns whether a JSON parser accepts `token` as a number.
[[nodiscard]] bool isNumber(const QByteArray &token);
/// Returns whether `token` is probably hours, a date or another text that begins with a digit.
[[nodiscard]] bool isTextOfDigits(const QByteArray &token);
/// Returns the number probably meant by `token`, such as "60" for "060", "60%" or "+60". Returns an
/// empty array if the number is not clear.
[[nodiscard]] QByteArray correctedNumber(const QByteArray &token);

} // namespace doublets::json
