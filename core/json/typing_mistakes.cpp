// SPDX-License-Identifier: MIT
#include "core/json/typing_mistakes.h"

#include "core/json/scan.h"
#include "core/json/value_scan.h"

#include <cstring>

using namespace Qt::StringLiterals;

namespace doublets::json {

namespace {

using enum MistakenCharacter;

/// A scan of a text up to the first mistake, known or not.
class MistakeScan : public ValueScan
{
public:
    using ValueScan::ValueScan;

    std::optional<TypingMistake> find()
    {
        scan();
        if (!m_found && m_at >= m_text.size() && !m_levels.empty()) {
            failAtEnd();
        }
        return m_found;
    }

    QString findPlaceOfEnd()
    {
        scan();
        if (m_expects == Expects::Name) {
            forgetName();
        }
        return place();
    }

private:
    void scan()
    {
        constexpr QByteArrayView Mark("\xef\xbb\xbf"); // a byte order mark
        m_at = skipSpaces(m_text.startsWith(Mark) ? Mark.size() : 0);
        if (currentChar() != '{') {
            fail(u"no brace"_s, m_at, textUpTo("", m_at));
            return;
        }
        if (startsWith("{\\rtf")) {
            fail(u"formatted text"_s, m_at, "{\\rtf");
        }
        while (m_at < m_text.size() && !m_found && step()) {
        }
    }

    /// Reads one token or one space. Returns false at a mistake, known or not.
    bool step()
    {
        const char c = m_text[m_at];
        if (isSpace(c)) {
            ++m_at;
            return true;
        }
        if (lengthHere(Space) > 0) {
            const qsizetype line = m_at > 0 ? m_text.lastIndexOf('\n', m_at - 1) + 1 : 0;
            return fail(u"special space"_s, m_at, m_text.mid(line, m_at - line).trimmed());
        }
        if (c == '#' || startsWith("//") || startsWith("/*") || startsWith("<!--")) {
            return failComment();
        }
        switch (m_expects) {
        case Expects::Colon:
            return colon(c);
        case Expects::Comma:
            return afterValue(c);
        case Expects::Name:
        case Expects::Value:
            break;
        }
        return c == '}' || c == ']' ? close(c) : nameOrValue(c);
    }

    bool nameOrValue(char c)
    {
        if (c == '"') {
            return scanString();
        }
        if (lengthHere(CurlyQuote) > 0) {
            return failMisquoted(u"curly quotes"_s, CurlyQuote);
        }
        if (lengthHere(SingleQuote) > 0) {
            return failMisquoted(u"single quotes"_s, SingleQuote);
        }
        if (m_expects == Expects::Name) {
            return isWordPart(c) ? failBareName() : failAtName();
        }
        if (c == '{' || c == '[') {
            m_levels.push_back({c == '{', m_at});
            return punctuation(true, c == '{' ? Expects::Name : Expects::Value);
        }
        const qsizetype digit = m_at + lengthHere(Dash);
        const bool isNumber = digit < m_text.size() && isDigit(m_text[digit]);
        if (isNumber || std::strchr("+-.", c)) {
            return scanNumber();
        }
        return isWordPart(c) ? scanConstant() : failAtValue(c);
    }

    bool failAtName()
    {
        forgetName();
        return currentChar() == ',' ? fail(u"extra comma"_s, m_at, "{")
                                    : fail(u"no key"_s, m_at, textUpTo(" ,}]", m_at));
    }

    bool failAtValue(char c)
    {
        if (c != ',') {
            return fail(u"no value"_s, m_at, textUpTo(" ,}]", m_at));
        }
        const bool isInList = !m_levels.empty() && !m_levels.back().isObject;
        return isInList ? fail(u"extra comma"_s, m_at, "[") : failWithoutValue();
    }

    /// Reports that the current member has no value, and returns false.
    bool failWithoutValue()
    {
        return fail(u"missing value"_s, m_nameAt, m_text.mid(m_nameAt, m_nameEnd - m_nameAt));
    }

    bool failAtEnd()
    {
        const bool isMember = m_levels.back().isObject;
        if (isMember && (m_expects == Expects::Colon || m_expects == Expects::Value)) {
            return failWithoutValue();
        }
        return m_suspect ? failUnclosed(*m_suspect, m_suspectPlace)
                         : failUnclosed(m_levels.back(), placeOf(m_levels.size() - 1));
    }

    bool colon(char c)
    {
        if (c == ':') {
            return punctuation(true, Expects::Value);
        }
        if (const qsizetype length = lengthHere(Equals); length > 0) {
            return fail(u"wrong mark"_s, m_at, m_text.mid(m_at, length), ":");
        }
        const QByteArray name = m_text.mid(m_nameAt, m_nameEnd - m_nameAt);
        if (const qsizetype colon = name.indexOf(':'); colon > 0) {
            const QByteArray value = name.mid(colon + 1).chopped(1).trimmed();
            forgetName();
            if (failIfClosedByCurlyQuote(m_nameAt, m_nameEnd)) {
                return false;
            }
            return fail(u"quoted colon"_s, m_nameAt, name,
                        name.left(colon) + "\": " + (isNumber(value) ? value : '"' + value + '"'));
        }
        return c == ',' || c == '}' ? failWithoutValue()
                                    : fail(u"missing colon"_s, m_nameAt, name, name + ':');
    }

    bool afterValue(char c)
    {
        if (m_levels.empty()) {
            return fail(u"more"_s, m_at, textUpTo("", m_at));
        }
        const bool isInList = !m_levels.back().isObject;
        if (c == ',') {
            return comma();
        }
        if (c == '}' || c == ']') {
            return close(c);
        }
        if (c == ':' && isInList) {
            return failAtKeyInList(m_value, m_levels.back().index);
        }
        if (const qsizetype length = lengthHere(Comma); length > 0) {
            return fail(u"wrong mark"_s, m_at, m_text.mid(m_at, length), ",");
        }
        const bool isNext = std::strchr("\"{[-", c) || isWordPart(c) || lengthHere(SingleQuote) > 0;
        if (m_valueEnd == m_at && m_value.endsWith('"') && c != '{' && c != '[') {
            return fail(u"inner quotes"_s, m_at, textUpTo("\",]}", m_at));
        }
        const qsizetype end = c == '"' ? endOfString(m_text, m_at) : m_at;
        if (isInList && end > m_at && skipSpaces(end) < m_text.size() &&
            m_text[skipSpaces(end)] == ':') {
            return failAtKeyInList(m_text.mid(m_at, end - m_at), m_levels.back().index + 1);
        }
        return isNext ? fail(u"missing comma"_s, m_valueEnd - 1, m_value, m_value + ',')
                      : fail(u"no comma"_s, m_at, textUpTo(" ,}]", m_at));
    }

    bool comma()
    {
        const qsizetype next = skipSpaces(m_at + 1);
        if (next < m_text.size() && std::strchr(",}]", m_text[next])) {
            return fail(u"extra comma"_s, m_at, m_value);
        }
        ++m_levels.back().index;
        return punctuation(true, m_levels.back().isObject ? Expects::Name : Expects::Value);
    }

    bool failAtKeyInList(const QByteArray &key, qsizetype index)
    {
        const QString place = placeOf(m_levels.size() - 1);
        fail(index > 0 ? u"unclosed list"_s : u"key in list"_s, m_at, key);
        m_found->place = place;
        return false;
    }

    bool close(char c)
    {
        const Level &level = m_levels.back();
        if (level.closingBracket() != c) {
            const QString place = placeOf(m_levels.size() - 1);
            fail(u"wrong bracket"_s, m_at, QByteArray(1, c), QByteArray(1, level.closingBracket()));
            m_found->place = place;
            return false;
        }
        if (level.isObject && m_expects == Expects::Value) {
            return failWithoutValue();
        }
        updateSuspect();
        m_levels.pop_back();
        takeValue(m_at + 1);
        return true;
    }

    bool punctuation(bool isRight, Expects next)
    {
        m_expects = next;
        ++m_at;
        return isRight;
    }
};

} // namespace

std::optional<TypingMistake> findTypingMistake(const QByteArray &text)
{
    return MistakeScan(text).find();
}

QString placeOfEnd(const QByteArray &text)
{
    return MistakeScan(text).findPlaceOfEnd();
}

} // namespace doublets::json
