// SPDX-License-Identifier: MIT
#include "match/settings/plain_ini.h"

#include <QByteArrayView>

namespace doublets {

namespace {

bool isLineBreak(char c)
{
    return c == '\n' || c == '\r';
}

/// Returns the number of digits to the base `base` (8 or 16) at the start of `text`.
qsizetype digitCount(QByteArrayView text, int base)
{
    const QByteArrayView digits = base == 8 ? "01234567" : "0123456789abcdefABCDEF";
    qsizetype count = 0;
    while (count < text.size() && digits.contains(text[count])) {
        ++count;
    }
    return count;
}

/// Returns `line` with the escape sequences resolved as QSettings does, and without quotation
/// marks. Escape sequences of control characters are omitted.
QByteArray unescaped(QByteArrayView line)
{
    QByteArray text;
    for (qsizetype i = 0; i < line.size(); ++i) {
        if (line[i] != '\\') {
            text += line[i] == '"' ? QByteArrayView() : line.sliced(i, 1);
            continue;
        }
        const int base = line.sliced(i + 1).startsWith('x') ? 16 : 8;
        const qsizetype first = i + (base == 16 ? 2 : 1);
        const qsizetype count = first < line.size() ? digitCount(line.sliced(first), base) : 0;
        if (count > 0) {
            constexpr qsizetype MaxDigits = 7; // QSettings keeps the last 16 bits
            const qsizetype used = qMin(count, MaxDigits);
            const auto digits = line.sliced(first + count - used, used);
            text += static_cast<char>(digits.toInt(nullptr, base));
        }
        i = count > 0 ? first + count - 1 : i + 1;
    }
    return text;
}

/// Returns the end of the line that starts at `begin`, including its line break. A backslash before
/// a line break continues the line.
qsizetype endOfLine(const QByteArray &ini, qsizetype begin)
{
    for (qsizetype i = begin; i < ini.size(); ++i) {
        if (ini[i] == '\\') {
            ++i;
            const bool isPair = i + 1 < ini.size() && isLineBreak(ini[i]) &&
                                isLineBreak(ini[i + 1]) && ini[i] != ini[i + 1];
            i += isPair ? 1 : 0;
        } else if (isLineBreak(ini[i])) {
            return i + 1;
        }
    }
    return ini.size();
}

} // namespace

QByteArray withoutSerializedValues(const QByteArray &ini)
{
    QByteArray plain;
    for (qsizetype begin = 0; begin < ini.size();) {
        const qsizetype end = endOfLine(ini, begin);
        const auto line = QByteArrayView(ini).sliced(begin, end - begin);
        const QByteArray text = unescaped(line);
        if (text.contains("@Variant(") || text.contains("@DateTime(")) {
            plain += line.first(line.indexOf('=') + 1);
            plain += "@Invalid()\n";
        } else {
            plain += line;
        }
        begin = end;
    }
    return plain;
}

} // namespace doublets
