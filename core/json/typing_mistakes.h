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
    QString kind;         ///< one of the kinds below
    QString place;        ///< place of the value, for example "times.countdown"; empty at the top
    QString found;        ///< the text found
    QString correction;   ///< the corrected text; empty if unknown or if `found` should be removed
    qsizetype offset = 0; ///< from the start of the text, in bytes
    int line = 1;         ///< from 1
};

// The kinds, which Doublets::Text translates, with examples of `found`:
//   "curly quotes"    “60”               "bare word"      lamp
//   "single quotes"   'lamp'             "bare name"      volume: 60
//   "constant"        True, yes          "comment"        // a remark
//   "decimal comma"   21,5               "missing comma"  after the value `found`
//   "number"          060, 60%, +60      "extra comma"    after `found`
//   "unclosed text"   "lamp              "wrong mark"     = instead of a colon
//   "inner quotes"    "The "Old" Inn"    "missing colon"  after the name `found`
//   "backslash"       "C:\users"         "missing value"  of the name `found`
//   "quoted colon"    "volume: 60"       "special space"  after `found`
//   "unclosed"        { or [             "wrong bracket"  } instead of ]
//   "unclosed list"   before `found`     "key in list"    ["volume": 60]
//   "formatted text"  rich text (RTF)
//   "no brace"        the text begins with `found` instead of {
//   "more"            after the end      "no key", "no value", "no comma"  found instead

/// Returns the first mistake in `text` if it is of a kind listed above. Returns nullopt for other
/// mistakes. Precondition: `text` is UTF-8 but not well-formed JSON.
[[nodiscard]] std::optional<TypingMistake> findTypingMistake(const QByteArray &text);

/// Returns the place of the value in which a truncated JSON text ends, or of the enclosing object
/// or list.
[[nodiscard]] QString placeOfEnd(const QByteArray &text);

} // namespace doublets::json
