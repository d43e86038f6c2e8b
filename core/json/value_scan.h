// SPDX-License-Identifier: MIT
#pragma once

#include "core/json/mistake_cursor.h"

namespace doublets::json {

/// Scans the names and values of a JSON text that may contain mistakes. Each function reads the
/// token at the current position. Returns false if it has stored a mistake, or at the end of a
/// truncated text.
class ValueScan : public MistakeCursor
{
public:
    using MistakeCursor::MistakeCursor;

protected:
    /// Reads a name or text in quotation marks.
    bool text();
    /// Stores the mistake that a name or text has other quotation marks.
    bool quoted(const QString &kind, MistakenCharacter quote);
    bool number();
    /// Reads true, false or null, or stores the mistake that a text has no quotation marks.
    bool word();
    /// Stores the mistake that a name has no quotation marks.
    bool bareName();
    /// Stores the mistake that the text contains a comment.
    bool comment();
    /// Stores the mistake that a string is closed by a curly quotation mark before `end`, and
    /// returns true, if that is so. The string begins at `start`.
    bool failIfClosedByCurlyQuote(qsizetype start, qsizetype end);

    qsizetype m_nameAt = 0; ///< start of the last name, including its quotation mark
    qsizetype m_nameEnd = 0;

private:
    /// Stores the mistake that a string has no closing quotation mark, or a curly one.
    bool unclosedText(const QByteArray &line);
    /// Returns the number at the current position, with a unit after it and other mistakes.
    [[nodiscard]] QByteArray numberToken() const;
    /// Returns the words at the current position, up to the end of the value.
    [[nodiscard]] QByteArray words() const;
};

} // namespace doublets::json
