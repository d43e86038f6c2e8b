// SPDX-License-Identifier: MIT
#include "text/printable.h"

#include <QStringList>

namespace doublets {

namespace {

/// Returns whether a character changes the direction of text.
bool isBidiControl(char16_t letter)
{
    return letter == u'\u061c' || letter == u'\u200e' || letter == u'\u200f' ||
           (letter >= u'\u202a' && letter <= u'\u202e') ||
           (letter >= u'\u2066' && letter <= u'\u2069');
}

bool isUnprintable(QChar letter)
{
    switch (letter.category()) {
    case QChar::Other_Control:
    case QChar::Other_NotAssigned:
    case QChar::Separator_Line:
    case QChar::Separator_Paragraph:
        return true;
    default:
        return isBidiControl(letter.unicode());
    }
}

bool isLoneSurrogate(const QString &text, qsizetype at)
{
    const auto is = [&text](qsizetype i, bool high) {
        return i >= 0 && i < text.size() &&
               (high ? text[i].isHighSurrogate() : text[i].isLowSurrogate());
    };
    return (is(at, true) && !is(at + 1, false)) || (is(at, false) && !is(at - 1, true));
}

} // namespace

QString printable(QString text)
{
    const QString original = text;
    for (qsizetype i = 0; i < original.size(); ++i) {
        if (isUnprintable(original[i]) || isLoneSurrogate(original, i)) {
            text[i] = QChar::ReplacementCharacter;
        }
    }
    return text;
}

QString printableLines(const QString &text)
{
    QStringList lines = text.split(u'\n');
    for (QString &line : lines) {
        QStringList cells = line.split(u'\t');
        for (QString &cell : cells) {
            cell = printable(cell);
        }
        line = cells.join(u'\t');
    }
    return lines.join(u'\n');
}

} // namespace doublets
