// SPDX-License-Identifier: MIT
#include "core/json/typing_mistakes.h"

#include "core/json/scan.h"
#include "core/json/strict_json.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <vector>

using namespace Qt::StringLiterals;

namespace doublets::json {

namespace {

constexpr std::array CurlyQuotes{"“", "”", "„", "‟", "«", "»", "″"};
constexpr std::array SingleQuotes{"'", "‘", "’", "‚", "‛", "`", "´"};

bool isSpace(char c)
{
    return std::isspace(static_cast<unsigned char>(c)) != 0;
}

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

/// Returns whether `c` can be part of a word. Every byte of a non-ASCII character counts as a
/// letter.
bool isWordPart(char c)
{
    const auto byte = static_cast<unsigned char>(c);
    return byte >= 0x80 || std::isalnum(byte) != 0 || c == '_' || c == '-';
}

/// Returns the constant probably meant by a word that is not valid in JSON, or an empty text.
QString constantFor(const QString &word)
{
    const QString lower = word.toLower();
    if (lower == u"true" || lower == u"yes") {
        return u"true"_s;
    }
    if (lower == u"false" || lower == u"no") {
        return u"false"_s;
    }
    return lower == u"null" || lower == u"none" ? u"null"_s : QString();
}

/// Scans a text as long as it is correct, or up to the first known mistake.
class MistakeScan
{
public:
    explicit MistakeScan(const QByteArray &text)
        : m_text(text)
        , m_at(text.indexOf('{')) // may follow a byte order mark
    {
    }

    std::optional<TypingMistake> find()
    {
        const QByteArray before = m_text.left(std::max<qsizetype>(m_at, 0)).trimmed();
        if (m_at < 0 || !(before.isEmpty() || before == "\xef\xbb\xbf")) {
            return std::nullopt;
        }
        while (m_at < m_text.size() && !m_found && step()) {
        }
        return m_found;
    }

private:
    enum class Expects : std::uint8_t { Name, Colon, Value, Comma };

    struct Level
    {
        bool isObject = false;
        QString name; ///< name of the current member; empty before it has been read
        qsizetype index = 0;
    };

    /// Reads one token or one space. Returns false at a mistake, known or not.
    bool step()
    {
        const char c = m_text[m_at];
        if (isSpace(c)) {
            ++m_at;
            return true;
        }
        if (c == '#' || startsWith("//") || startsWith("/*")) {
            return comment();
        }
        switch (m_expects) {
        case Expects::Colon:
            return punctuation(c == ':', Expects::Value);
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
            return text();
        }
        if (startsWithAny(CurlyQuotes)) {
            return quoted(u"curly quotes"_s, CurlyQuotes);
        }
        if (startsWithAny(SingleQuotes)) {
            return quoted(u"single quotes"_s, SingleQuotes);
        }
        if (m_expects == Expects::Value && (c == '{' || c == '[')) {
            m_levels.push_back({c == '{', {}, 0});
            return punctuation(true, c == '{' ? Expects::Name : Expects::Value);
        }
        if (m_expects == Expects::Value && (isDigit(c) || c == '-')) {
            return number();
        }
        return isWordPart(c) && word();
    }

    bool afterValue(char c)
    {
        if (m_levels.empty()) {
            return false; // end of the object
        }
        if (c == ',') {
            ++m_levels.back().index;
            return punctuation(true, m_levels.back().isObject ? Expects::Name : Expects::Value);
        }
        if (c == '}' || c == ']') {
            return close(c);
        }
        const bool isApart = m_valueEnd < m_at || c == '"' || c == '{' || c == '[';
        const bool isNext = c == '"' || c == '{' || c == '[' || c == '-' || isWordPart(c) ||
                            startsWithAny(SingleQuotes);
        if (!isApart || !isNext || m_value.isEmpty()) {
            return false;
        }
        return fail(u"missing comma"_s, m_valueEnd - 1, m_value, m_value + ',');
    }

    bool text()
    {
        const qsizetype end = endOfString(m_text, m_at);
        const QByteArray line = m_text.mid(m_at, m_text.indexOf('\n', m_at) - m_at);
        if (end > m_at + line.size() && m_text.indexOf('\n', m_at) >= 0) {
            return closedByCurlyQuote(line); // the string does not end on its line
        }
        if (end > m_text.size()) {
            return false;
        }
        takeText(end, QString::fromUtf8(keyAt(m_text, m_at, end)));
        return true;
    }

    /// Handles a string closed by a curly quote, such as "lamp”.
    bool closedByCurlyQuote(const QByteArray &line)
    {
        for (const char *quote : CurlyQuotes) {
            if (const qsizetype end = line.indexOf(quote); end >= 0) {
                const QByteArray found = line.left(end + qsizetype(qstrlen(quote)));
                return fail(u"curly quotes"_s, m_at, found, line.left(end) + '"');
            }
        }
        return false;
    }

    /// Accepts a string as a name or as a value.
    void takeText(qsizetype end, const QString &name)
    {
        if (m_expects == Expects::Name) {
            m_levels.back().name = name;
            m_at = end;
            m_expects = Expects::Colon;
        } else {
            takeValue(end);
        }
    }

    void takeValue(qsizetype end)
    {
        m_value = m_text.mid(m_at, end - m_at);
        m_valueEnd = m_at = end;
        m_expects = Expects::Comma;
    }

    template<std::size_t Count>
    bool quoted(const QString &kind, const std::array<const char *, Count> &quotes)
    {
        const qsizetype begin = m_at + lengthOfQuote(quotes, m_at);
        qsizetype end = begin;
        while (end < m_text.size() && m_text[end] != '\n' && m_text[end] != '"' &&
               lengthOfQuote(quotes, end) == 0) {
            ++end;
        }
        if (end == m_text.size() || m_text[end] == '\n') {
            return false;
        }
        const qsizetype after = end + std::max<qsizetype>(lengthOfQuote(quotes, end), 1);
        const QByteArray inner = m_text.mid(begin, end - begin);
        return fail(kind, m_at, m_text.mid(m_at, after - m_at), '"' + inner + '"');
    }

    bool number()
    {
        qsizetype end = m_at;
        while (end < m_text.size() && (isDigit(m_text[end]) || strchr("+-.eE", m_text[end]))) {
            ++end;
        }
        const bool isComma =
            end + 1 < m_text.size() && m_text[end] == ',' && isDigit(m_text[end + 1]);
        if (isComma && m_levels.back().isObject) { // in a list they would be two numbers
            qsizetype last = end + 1;
            while (last < m_text.size() && isDigit(m_text[last])) {
                ++last;
            }
            QByteArray found = m_text.mid(m_at, last - m_at);
            QByteArray correct = found;
            return fail(u"decimal comma"_s, m_at, found, correct.replace(',', '.'));
        }
        takeValue(end);
        return true;
    }

    bool word()
    {
        qsizetype end = m_at;
        while (end < m_text.size() && isWordPart(m_text[end])) {
            ++end;
        }
        const QByteArray found = m_text.mid(m_at, end - m_at);
        if (end == m_text.size()) {
            return false; // truncated
        }
        if (m_expects == Expects::Name) {
            m_levels.back().name.clear(); // that of the previous member
            return fail(u"bare name"_s, m_at, found, '"' + found + '"');
        }
        if (found == "true" || found == "false" || found == "null") {
            takeValue(end);
            return true;
        }
        const QString constant = constantFor(QString::fromUtf8(found));
        return constant.isEmpty() ? fail(u"bare word"_s, m_at, found, '"' + found + '"')
                                  : fail(u"constant"_s, m_at, found, constant.toUtf8());
    }

    bool comment()
    {
        const qsizetype end =
            startsWith("/*") ? m_text.indexOf("*/", m_at) + 2 : m_text.indexOf('\n', m_at);
        const qsizetype length = end > m_at ? end - m_at : -1;
        return fail(u"comment"_s, m_at, m_text.mid(m_at, length).trimmed(), {});
    }

    bool close(char c)
    {
        if (m_levels.empty() || m_levels.back().isObject != (c == '}')) {
            return false;
        }
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

    bool fail(const QString &kind, qsizetype at, const QByteArray &found, const QByteArray &correct)
    {
        m_found = TypingMistake{kind,
                                place(),
                                QString::fromUtf8(found),
                                QString::fromUtf8(correct),
                                at,
                                static_cast<int>(m_text.left(at).count('\n')) + 1};
        return false;
    }

    [[nodiscard]] QString place() const
    {
        QString found;
        for (const Level &level : m_levels) {
            found = !level.isObject        ? placeInside(found, level.index)
                    : level.name.isEmpty() ? found
                                           : placeInside(found, level.name);
        }
        return found;
    }

    [[nodiscard]] bool startsWith(const char *what) const
    {
        return QByteArrayView(m_text).sliced(m_at).startsWith(what);
    }
    /// Returns the length of the quote at `at` in bytes, or 0 if there is none.
    template<std::size_t Count>
    [[nodiscard]] qsizetype lengthOfQuote(const std::array<const char *, Count> &quotes,
                                          qsizetype at) const
    {
        for (const char *quote : quotes) {
            if (QByteArrayView(m_text).sliced(at).startsWith(quote)) {
                return qsizetype(qstrlen(quote));
            }
        }
        return 0;
    }
    template<std::size_t Count>
    [[nodiscard]] bool startsWithAny(const std::array<const char *, Count> &quotes) const
    {
        return lengthOfQuote(quotes, m_at) > 0;
    }

    const QByteArray &m_text;
    qsizetype m_at;
    Expects m_expects = Expects::Value;
    std::vector<Level> m_levels;
    QByteArray m_value; ///< the last value read
    qsizetype m_valueEnd = 0;
    std::optional<TypingMistake> m_found;
};

} // namespace

std::optional<TypingMistake> findTypingMistake(const QByteArray &text)
{
    return MistakeScan(text).find();
}

} // namespace doublets::json
