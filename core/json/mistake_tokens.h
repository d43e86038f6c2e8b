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
    Space,  ///< a space that is not ASCII, or an invisible character
    Dash,   ///< a dash, instead of a minus sign
    Equals, ///< an equals sign, an arrow or a full-width colon, instead of a colon
    Comma,  ///< a semicolon or a comma of another script
};

/// Returns the length, in bytes, of a character of the class `kind` at the offset `at`, or 0 if
/// there is none.
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

/// Returns the JSON constant probably meant by `word`, such as "true" for "yes", or an empty string
/// if there is none.
[[nodiscard]] QString constantFor(const QString &word);
/// Returns whether a JSON parser accepts `token` as a number.
[[nodiscard]] bool isNumber(const QByteArray &token);
/// Returns whether `token` consists of digits and separators, and is probably a text without
/// quotation marks, such as opening hours or a date, rather than a number.
[[nodiscard]] bool isProbablyText(const QByteArray &token);
/// Returns the number probably meant by `token`, such as "60" for "060", "60%" or "+60". Returns an
/// empty array if the number is not clear.
[[nodiscard]] QByteArray correctedNumber(const QByteArray &token);

} // namespace doublets::json
