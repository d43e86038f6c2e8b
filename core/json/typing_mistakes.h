// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <optional>

namespace doublets::json {

/// A mistake that is typical of JSON written by hand or with a word processor.
struct TypingMistake
{
    QString kind;  ///< one of the kinds below
    QString place; ///< place of the value, for example "times.countdown"; empty at the top level
    QString found; ///< the text found
    QString correction;   ///< the corrected text; empty if unknown or if `found` should be removed
    qsizetype offset = 0; ///< from the start of the text, in bytes
    int line = 1;         ///< from 1
};

// The kinds, which Doublets::Text translates, each with an example or a description of `found`. A
// text or value "before" or "after" the mistake is next to the mistake.
//   "curly quotes"    “60”
//   "single quotes"   'lamp'
//   "constant"        True, yes
//   "decimal comma"   21,5
//   "number"          060, 60%, +60
//   "unclosed text"   "lamp
//   "inner quotes"    Old, in "The "Old" Inn"
//   "backslash"       "C:\users"
//   "quoted colon"    "volume: 60"
//   "bare word"       lamp
//   "bare name"       volume, a key without quotation marks
//   "comment"         // a remark
//   "wrong mark"      = instead of a colon, or ; instead of a comma
//   "wrong bracket"   } instead of ]
//   "unclosed"        { or [
//   "unclosed list"   the key before which ] is missing
//   "key in list"     "volume", in ["volume": 60]
//   "missing comma"   the value before the mistake, or its closing bracket
//   "extra comma"     the value or opening bracket before the mistake
//   "special space"   the text before the space
//   "missing colon"   the key
//   "missing value"   the key
//   "no key"          the text in place of the key
//   "no value"        the text in place of the value
//   "no comma"        the text in place of the comma
//   "formatted text"  {\rtf
//   "no brace"        the start of the text, which is not {
//   "more"            the text after the end of the object

/// Returns the first mistake in `text` if it is of a kind listed above. Returns nullopt for other
/// mistakes. Precondition: `text` is UTF-8 but not well-formed JSON.
[[nodiscard]] std::optional<TypingMistake> findTypingMistake(const QByteArray &text);

/// Returns the place of the innermost value, object or list in which a truncated JSON text ends.
[[nodiscard]] QString placeOfEnd(const QByteArray &text);

} // namespace doublets::json
