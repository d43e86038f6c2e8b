// SPDX-License-Identifier: MIT
#pragma once

#include "core/json/mistake_cursor.h"

namespace doublets::json {

/// The part of findTypingMistake() that scans names and values. Unless stated otherwise, each
/// function scans the token at the current position and returns true on success. It returns false
/// after storing a mistake (see fail()), or, without storing one, at the end of a truncated text.
class ValueScan : public MistakeCursor
{
public:
    using MistakeCursor::MistakeCursor;

protected:
    /// Scans a string: a name or a value.
    bool scanString();
    /// Reports a string in curly or single quotation marks. `kind` is the TypingMistake::kind.
    /// Returns false.
    bool failMisquoted(const QString &kind, MistakenCharacter quote);
    bool scanNumber();
    /// Scans true, false or null, or reports a string without quotation marks.
    bool scanConstant();
    /// Reports a name without quotation marks. Returns false.
    bool failBareName();
    /// Reports a comment. Returns false.
    bool failComment();
    /// Returns whether a curly quotation mark before `end` closes the string that begins at
    /// `start`. If so, reports the mistake.
    bool failIfClosedByCurlyQuote(qsizetype start, qsizetype end);

    qsizetype m_nameAt = 0;  ///< offset of the opening quotation mark of the last name
    qsizetype m_nameEnd = 0; ///< offset just past the closing quotation mark

private:
    /// Reports a string without a closing quotation mark, or with a curly one. Returns false.
    bool failUnclosedString(const QByteArray &line);
    /// Returns the text at the current position that was probably meant as a number, including a
    /// unit and other mistakes.
    [[nodiscard]] QByteArray numberToken() const;
    /// Returns the words at the current position, up to the end of the value.
    [[nodiscard]] QByteArray words() const;
};

} // namespace doublets::json
