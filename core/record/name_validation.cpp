// SPDX-License-Identifier: MIT
#include "core/record/name_validation.h"

#include "core/limits.h"

#include <algorithm>

namespace doublets {

namespace {

bool isAllowedInName(char32_t c)
{
    const bool turnsText = (c >= 0x202a && c <= 0x202e) || (c >= 0x2066 && c <= 0x2069);
    switch (QChar::category(c)) {
    case QChar::Other_Control:
    case QChar::Other_Surrogate: // half a surrogate pair
    case QChar::Separator_Line:
    case QChar::Separator_Paragraph:
        return false;
    default:
        return !turnsText && !QChar::isNonCharacter(c);
    }
}

/// Returns the code points, keeping unpaired surrogates, which QString::toUcs4 would replace.
std::u32string codePoints(const QString &text)
{
    std::u32string points;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text[i];
        if (c.isHighSurrogate() && i + 1 < text.size() && text[i + 1].isLowSurrogate()) {
            points += QChar::surrogateToUcs4(c, text[++i]);
        } else {
            points += char32_t{c.unicode()};
        }
    }
    return points;
}

} // namespace

bool isValidName(const QString &text)
{
    return isValidLine(text, limits::MaxNameLength);
}

bool isValidLine(const QString &text, int maxLength)
{
    if (text.size() > 2 * static_cast<qsizetype>(maxLength)) {
        return false;
    }
    const std::u32string points = codePoints(text);
    return points.size() <= static_cast<std::size_t>(maxLength) &&
           std::ranges::all_of(points, isAllowedInName);
}

QString sanitizedLine(const QString &typed, int maxLength)
{
    const auto most = static_cast<std::size_t>(maxLength);
    std::u32string points = codePoints(typed.left(2 * static_cast<qsizetype>(maxLength)));
    points.resize(std::min(points.size(), most));
    std::replace_if(
        points.begin(), points.end(), [](char32_t c) { return !isAllowedInName(c); }, U' ');
    return QString::fromStdU32String(points).trimmed();
}

QString sanitizedName(const QString &typed)
{
    return sanitizedLine(typed, limits::MaxNameLength);
}

} // namespace doublets
