// SPDX-License-Identifier: MIT
#include "core/json/mistake_cursor.h"

#include "core/json/strict_json.h"

#include <algorithm>
#include <cstring>

using namespace Qt::StringLiterals;

namespace doublets::json {

bool MistakeCursor::fail(const QString &kind, qsizetype at, const QByteArray &found,
                         const QByteArray &correct)
{
    m_found = TypingMistake{kind,
                            place(),
                            QString::fromUtf8(found),
                            QString::fromUtf8(correct),
                            at,
                            static_cast<int>(m_text.left(at).count('\n')) + 1};
    return false;
}

bool MistakeCursor::failUnclosed(const Level &level, const QString &place)
{
    fail(u"unclosed"_s, level.start, m_text.mid(level.start, 1),
         QByteArray(1, level.closingBracket()));
    m_found->place = place;
    return false;
}

void MistakeCursor::takeValue(qsizetype end)
{
    m_value = m_text.mid(m_at, end - m_at);
    m_valueEnd = m_at = end;
    m_expects = Expects::Comma;
}

void MistakeCursor::updateSuspect()
{
    const Level &level = m_levels.back();
    const qsizetype lineStart = m_at > 0 ? m_text.lastIndexOf('\n', m_at - 1) + 1 : 0;
    const qsizetype indent = indentAt(m_at);
    if (!m_suspect && lineStart + indent == m_at && indent < indentAt(level.start)) {
        m_suspect = level;
        m_suspectPlace = placeOf(m_levels.size() - 1);
    }
}

QString MistakeCursor::placeOf(std::size_t levels) const
{
    QString found;
    for (std::size_t i = 0; i < levels; ++i) {
        const Level &level = m_levels[i];
        found = !level.isObject        ? placeInside(found, level.index)
                : level.name.isEmpty() ? found
                                       : placeInside(found, level.name);
    }
    return found;
}

QByteArray MistakeCursor::textUpTo(const char *ends, qsizetype from) const
{
    qsizetype end = from;
    while (end < m_text.size() && m_text[end] != '\n' &&
           std::strchr(ends, m_text[end]) == nullptr) {
        ++end;
    }
    return m_text.mid(from, end - from).trimmed();
}

qsizetype MistakeCursor::endOfLine(qsizetype from) const
{
    const qsizetype end = m_text.indexOf('\n', from);
    return end < 0 ? m_text.size() : end;
}

qsizetype MistakeCursor::skipSpaces(qsizetype from) const
{
    while (from < m_text.size() && isSpace(m_text[from])) {
        ++from;
    }
    return from;
}

bool MistakeCursor::isEndOfToken(qsizetype at) const
{
    const qsizetype next = skipSpaces(at);
    return next >= m_text.size() || next > endOfLine(at) ||
           std::strchr(",]}:", m_text[next]) != nullptr;
}

qsizetype MistakeCursor::indentAt(qsizetype at) const
{
    const qsizetype line = at > 0 ? m_text.lastIndexOf('\n', at - 1) + 1 : 0;
    qsizetype end = line;
    while (end < at && isSpace(m_text[end])) {
        ++end;
    }
    return end - line;
}

} // namespace doublets::json
