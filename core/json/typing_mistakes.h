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
    QString correction;   ///< the corrected text; empty if `found` should be removed
    qsizetype offset = 0; ///< from the start of the text, in bytes
    int line = 1;         ///< from 1
};

// The kinds, which Doublets::Text translates:
//   "curly quotes"   “60”               "bare word"     lamp
//   "single quotes"  'lamp'             "bare name"     volume: 60
//   "constant"       True, yes          "comment"       // a remark
//   "decimal comma"  21,5               "missing comma" after the value `found`

/// Returns the first mistake in `text` if it is of a kind listed above. Returns nullopt for other
/// mistakes, or if `text` does not begin with an object. Precondition: `text` is UTF-8 but not
/// well-formed JSON.
[[nodiscard]] std::optional<TypingMistake> findTypingMistake(const QByteArray &text);

} // namespace doublets::json
