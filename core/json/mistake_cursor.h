// SPDX-License-Identifier: MIT
#pragma once

#include "core/json/mistake_tokens.h"
#include "core/json/typing_mistakes.h"

#include <vector>

namespace doublets::json {

/// A position in a JSON text that may contain mistakes, with the objects and lists that enclose the
/// position. The base class of the search for mistakes (ValueScan).
class MistakeCursor
{
public:
    /// `text` must outlive this object.
    explicit MistakeCursor(const QByteArray &text)
        : m_text(text)
    {
    }

    /// Returns the place of the current value or, if a name is expected, of the enclosing object.
    [[nodiscard]] QString place() const { return placeOf(m_levels.size()); }

protected:
    /// The kind of token expected next.
    enum class Expects : std::uint8_t { Name, Colon, Value, Comma };

    /// An object or list that encloses the current position.
    struct Level
    {
        bool isObject = false;
        qsizetype start = 0; ///< offset of the opening bracket
        QString name = {};   ///< name of the current member; empty before it has been read
        qsizetype index = 0; ///< index of the current entry or member

        [[nodiscard]] char closingBracket() const { return isObject ? '}' : ']'; }
    };

    /// Stores a mistake of the kind `kind` (TypingMistake::kind) at the offset `at`, in the value
    /// at place(), and returns false.
    bool fail(const QString &kind, qsizetype at, const QByteArray &found,
              const QByteArray &correct = {});
    /// Reports an object or list that is not closed, and returns false.
    bool failUnclosed(const Level &level, const QString &place);
    /// Clears the name of the current member in the innermost object or list.
    void forgetName()
    {
        if (!m_levels.empty()) {
            m_levels.back().name.clear();
        }
    }

    /// Stores the value from the current position to `end`, moves to `end`, and expects a comma.
    void takeValue(qsizetype end);
    /// Remembers the innermost object or list if the closing bracket at the current position is the
    /// first on its line and less indented than the line of the opening bracket. If a closing
    /// bracket is missing at the end of the text, the first object or list remembered is probably
    /// the unclosed one. Precondition: an object or list encloses the position.
    void updateSuspect();

    [[nodiscard]] QString placeOf(std::size_t levels) const;
    [[nodiscard]] char currentChar() const { return m_at < m_text.size() ? m_text[m_at] : '\0'; }
    [[nodiscard]] bool startsWith(const char *what) const
    {
        return QByteArrayView(m_text).sliced(m_at).startsWith(what);
    }
    /// Returns the length, in bytes, of a character of the class `kind` at the current position,
    /// or 0 if there is none.
    [[nodiscard]] qsizetype lengthHere(MistakenCharacter kind) const
    {
        return lengthOf(kind, m_text, m_at);
    }
    /// Returns the text from `from` to the next character in `ends` or to the end of the line,
    /// without surrounding spaces.
    [[nodiscard]] QByteArray textUpTo(const char *ends, qsizetype from) const;
    /// Returns the offset of the first line break from `from` on, or the size of the text if there
    /// is none.
    [[nodiscard]] qsizetype endOfLine(qsizetype from) const;
    /// Returns the offset of the first character from `from` on that is not white space, or the
    /// size of the text if there is none.
    [[nodiscard]] qsizetype skipSpaces(qsizetype from) const;
    /// Returns whether the first character from `at` on that is not white space is a comma, a
    /// closing bracket or a colon, or is on a later line. Also returns true if there is no such
    /// character.
    [[nodiscard]] bool isEndOfToken(qsizetype at) const;

    const QByteArray &m_text;
    qsizetype m_at = 0; ///< offset of the current position
    Expects m_expects = Expects::Value;
    std::vector<Level> m_levels;
    QByteArray m_value;                   ///< the last value read
    qsizetype m_valueEnd = 0;             ///< offset of the end of `m_value`
    std::optional<TypingMistake> m_found; ///< mistake stored by fail()
    std::optional<Level> m_suspect;       ///< the first object or list found by updateSuspect()
    QString m_suspectPlace;

private:
    /// Returns the number of spaces at the beginning of the line that contains `at`.
    [[nodiscard]] qsizetype indentAt(qsizetype at) const;
};

} // namespace doublets::json
