// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <optional>

namespace doublets::json {

/// A mistake that people make when they write JSON by hand, or with a word processor.
struct Mistake
{
    QString kind;         ///< one of the words below
    QString place;        ///< of the value: "times.countdown"; empty at the top
    QString found;        ///< as it is written
    QString correct;      ///< as it should be written; empty if it should not be there
    qsizetype offset = 0; ///< in bytes
    int line = 1;         ///< from 1
};

// The kinds, which Doublets::Text knows:
//   "curly quotes"   “60”               "bare word"     lamp
//   "single quotes"  'lamp'             "bare name"     volume: 60
//   "constant"       True, yes          "comment"       // a remark
//   "decimal comma"  21,5               "missing comma" of two values, the first is `found`

/// The first such mistake, if there is none of another kind before it. Precondition: `text` is
/// UTF-8, and no well-formed JSON.
[[nodiscard]] std::optional<Mistake> findMistake(const QByteArray &text);

} // namespace doublets::json
