// SPDX-License-Identifier: MIT
#include "core/json/mistake_tokens.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <span>

using namespace Qt::StringLiterals;

namespace doublets::json {

namespace {

constexpr std::array CurlyQuotes{"“", "”", "„", "‟", "«", "»", "″"};
constexpr std::array SingleQuotes{"'", "‘", "’", "‚", "‛", "`", "´"};
constexpr std::array Spaces{"\u00a0", "\u2003", "\u2007", "\u2009", "\u200b",
                            "\u200e", "\u202f", "\u3000", "\ufeff"};
constexpr std::array Dashes{"–", "—", "−"};
constexpr std::array EqualSigns{"=>", "->", "=", "："};
constexpr std::array Commas{";", "，", "、", "；"};

std::span<const char *const> charactersOf(MistakenCharacter kind)
{
    switch (kind) {
    case MistakenCharacter::CurlyQuote:
        return CurlyQuotes;
    case MistakenCharacter::SingleQuote:
        return SingleQuotes;
    case MistakenCharacter::Space:
        return Spaces;
    case MistakenCharacter::Dash:
        return Dashes;
    case MistakenCharacter::Equals:
        return EqualSigns;
    case MistakenCharacter::Comma:
        break;
    }
    return Commas;
}

} // namespace

qsizetype lengthOf(MistakenCharacter kind, const QByteArray &text, qsizetype at)
{
    const QByteArrayView rest = QByteArrayView(text).sliced(at);
    const auto all = charactersOf(kind);
    const auto found =
        std::ranges::find_if(all, [rest](const char *one) { return rest.startsWith(one); });
    return found == all.end() ? 0 : qsizetype(qstrlen(*found));
}

bool isWordPart(char c)
{
    const auto byte = static_cast<unsigned char>(c);
    return byte >= 0x80 || std::isalnum(byte) != 0 || c == '_' || c == '-';
}

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

bool isNumber(const QByteArray &token)
{
    static const QRegularExpression form(
        u"\\A-?(?:0|[1-9][0-9]*)(?:\\.[0-9]+)?(?:[eE][-+]?[0-9]+)?\\z"_s);
    return form.match(QString::fromUtf8(token)).hasMatch();
}

bool isProbablyText(const QByteArray &token)
{
    static const QRegularExpression form(u"\\A[0-9]+ *[-–:/.][0-9 ]*[-–:/.0-9][-–:/. 0-9]*\\z"_s);
    const QString text = QString::fromUtf8(token);
    const bool isDecimal = text.count(u'.') == 1 && !text.contains(u'-') && !text.contains(u'–') &&
                           !text.contains(u':') && !text.contains(u'/');
    return !isDecimal && form.match(text).hasMatch();
}

QByteArray correctedNumber(const QByteArray &token)
{
    static const QRegularExpression separators(
        u"(?<=[0-9])[ ,_'’\u00a0\u202f](?=[0-9]{3}(?![0-9]))"_s); // of thousands
    static const QRegularExpression form(
        u"\\A\\+?([-–—−]?)\\s*0*([0-9]*)(?:\\.([0-9]*))?([^0-9]*)\\z"_s);
    const QString text = QString::fromUtf8(token).remove(separators);
    const auto match = form.match(text);
    // A letter may also stand for a digit: 6O.
    const bool isUnclear = match.captured(4).startsWith(u'o', Qt::CaseInsensitive) ||
                           match.captured(4).startsWith(u'l', Qt::CaseInsensitive) ||
                           match.captured(4).startsWith(u'I');
    if (!match.hasMatch() || isUnclear || !std::ranges::any_of(token, isDigit)) {
        return {};
    }
    const QString sign = match.captured(1).isEmpty() ? QString() : u"-"_s;
    const QString whole = match.captured(2).isEmpty() ? u"0"_s : match.captured(2);
    const QString fraction = match.captured(3).isEmpty() ? QString() : u'.' + match.captured(3);
    return (sign + whole + fraction).toLatin1();
}

} // namespace doublets::json
