// SPDX-License-Identifier: MIT
#include "core/json/value_scan.h"

#include "core/json/scan.h"

#include <QRegularExpression>

#include <algorithm>
#include <cstring>

using namespace Qt::StringLiterals;

namespace doublets::json {

using enum MistakenCharacter;

bool ValueScan::scanString()
{
    const qsizetype end = endOfString(m_text, m_at);
    if (end > endOfLine(m_at)) {
        return failUnclosedString(textUpTo("", m_at)); // the string does not end on its line
    }
    static const QRegularExpression badEscape(u"(?<!\\\\)(?:\\\\\\\\)*\\\\u(?![0-9a-fA-F]{4})"_s);
    const QByteArray string = m_text.mid(m_at, end - m_at);
    if (string.contains("\\u") && QString::fromUtf8(string).contains(badEscape)) {
        return fail(u"backslash"_s, m_at, string);
    }
    if (m_expects == Expects::Name) {
        m_levels.back().name = QString::fromUtf8(keyAt(m_text, m_at, end));
        m_nameAt = m_at;
        m_nameEnd = m_at = end;
        m_expects = Expects::Colon;
    } else {
        takeValue(end);
    }
    return true;
}

bool ValueScan::failIfClosedByCurlyQuote(qsizetype start, qsizetype end)
{
    for (qsizetype at = start + 1; at < end; ++at) {
        const qsizetype length = lengthOf(CurlyQuote, m_text, at);
        if (length > 0 && isEndOfToken(at + length)) {
            fail(u"curly quotes"_s, start, m_text.mid(start, at + length - start),
                 m_text.mid(start, at - start) + '"');
            return true;
        }
    }
    return false;
}

bool ValueScan::failUnclosedString(const QByteArray &line)
{
    if (m_expects == Expects::Name) {
        forgetName();
    }
    if (failIfClosedByCurlyQuote(m_at, m_at + line.size())) {
        return false;
    }
    QByteArray found = m_expects == Expects::Name ? textUpTo(":", m_at) : line;
    while (found.size() > 1 && std::strchr(",}] ", found.back())) {
        found.chop(1);
    }
    return fail(u"unclosed text"_s, m_at, found, found + '"');
}

bool ValueScan::failMisquoted(const QString &kind, MistakenCharacter quote)
{
    if (m_expects == Expects::Name) {
        forgetName();
    }
    const qsizetype begin = m_at + lengthHere(quote);
    const qsizetype lineEnd = endOfLine(m_at);
    const auto lengthAt = [this, quote](qsizetype at) {
        return m_text[at] == '"' ? 1 : lengthOf(quote, m_text, at);
    };
    qsizetype end = begin; // the first quote, or the one at the end of the token
    qsizetype first = -1;
    while (end < lineEnd && (lengthAt(end) == 0 || !isEndOfToken(end + lengthAt(end)))) {
        first = first < 0 && lengthAt(end) > 0 ? end : first;
        ++end;
    }
    end = end == lineEnd ? first : end;
    if (end < 0) {
        const QByteArray found = textUpTo(",}]:", m_at);
        return fail(kind, m_at, found, '"' + found.mid(begin - m_at) + '"');
    }
    return fail(kind, m_at, m_text.mid(m_at, end + lengthAt(end) - m_at),
                '"' + m_text.mid(begin, end - begin) + '"');
}

bool ValueScan::scanNumber()
{
    const QByteArray token = numberToken();
    if (isNumber(token)) {
        const qsizetype end = m_at + token.size();
        const QByteArray fraction = m_text.mid(end + 1, endOfLine(end) - end - 1);
        const qsizetype digits = std::ranges::find_if_not(fraction, isDigit) - fraction.begin();
        // In a list, these would be two numbers.
        if (!m_levels.back().isObject || digits == 0 || m_text[end] != ',') {
            takeValue(end);
            return true;
        }
        const QByteArray found = token + ',' + fraction.left(digits);
        constexpr qsizetype Thousands = 3; // digits
        return digits == Thousands && token != "0"
                   ? fail(u"number"_s, m_at, found, correctedNumber(found))
                   : fail(u"decimal comma"_s, m_at, found, QByteArray(found).replace(',', '.'));
    }
    return isProbablyText(token) ? fail(u"bare word"_s, m_at, token, '"' + token + '"')
                                 : fail(u"number"_s, m_at, token, correctedNumber(token));
}

QByteArray ValueScan::numberToken() const
{
    const QByteArray token = textUpTo(" \t\r,;}]\"#", m_at);
    qsizetype end = m_at + token.size();
    if (m_text.mid(end, 1) == "\"" && m_levels.back().isObject) { // a sign for inches?
        const qsizetype next = skipSpaces(endOfString(m_text, end));
        return next < m_text.size() && m_text[next] == ':' ? token : token + '"';
    }
    const QByteArray rest = textUpTo(",;}]\"#", end);
    const bool isUnit = !rest.isEmpty() && !std::strchr("{[/<", rest.front()) &&
                        (m_levels.back().isObject || !std::strchr("+-.0123456789", rest.front())) &&
                        !rest.contains(':') && lengthOf(Space, rest, 0) == 0;
    return isUnit ? m_text.mid(m_at, m_text.indexOf(rest, end) + rest.size() - m_at) : token;
}

QByteArray ValueScan::words() const
{
    const QByteArray found = textUpTo(",;}]\"#:{[", m_at);
    const auto isAt = [&found](const char *what) {
        const qsizetype at = found.indexOf(what);
        return at < 0 ? found.size() : at;
    };
    return found.left(std::min({isAt("//"), isAt("/*"), isAt("<!--")})).trimmed();
}

bool ValueScan::failBareName()
{
    forgetName();
    qsizetype end = m_at;
    while (end < m_text.size() && isWordPart(m_text[end])) {
        ++end;
    }
    const QByteArray name = m_text.mid(m_at, end - m_at);
    const QByteArray quote = m_text.mid(end, 1) == "\"" ? "\"" : "";
    return end < m_text.size() && fail(u"bare name"_s, m_at, name + quote, '"' + name + '"');
}

bool ValueScan::scanConstant()
{
    const QByteArray found = words();
    const QByteArrayList constants{"true", "false", "null"};
    const bool isTruncated = m_at + found.size() == m_text.size();
    if (isTruncated && std::ranges::any_of(constants, [&found](const QByteArray &constant) {
            return constant.startsWith(found);
        })) {
        return false;
    }
    if (constants.contains(found)) {
        takeValue(m_at + found.size());
        return true;
    }
    const QString constant = constantFor(QString::fromUtf8(found));
    const QByteArray quote = m_text.mid(m_at + found.size(), 1) == "\"" ? "\"" : "";
    return constant.isEmpty() ? fail(u"bare word"_s, m_at, found + quote, '"' + found + '"')
                              : fail(u"constant"_s, m_at, found, constant.toUtf8());
}

bool ValueScan::failComment()
{
    const QByteArray last = startsWith("/*") ? "*/" : startsWith("<!--") ? "-->" : "\n";
    const qsizetype end = m_text.indexOf(last, m_at) + last.size();
    const qsizetype length = end > m_at ? end - m_at : -1;
    if (m_expects == Expects::Name && endOfLine(m_valueEnd) < m_at) {
        forgetName(); // otherwise the comment is on the line of that member
    }
    return fail(u"comment"_s, m_at, m_text.mid(m_at, length).trimmed());
}

} // namespace doublets::json
