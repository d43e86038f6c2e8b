// SPDX-License-Identifier: MIT
#include "core/json/line_map.h"

#include "core/json/scan.h"
#include "core/json/strict_json.h"

#include <algorithm>
#include <cctype>
#include <utility>

namespace doublets::json {

namespace {

/// A recursive scan of an object. The depth is limited, since QJsonDocument has accepted the text.
class LineScan
{
public:
    explicit LineScan(const QByteArray &text)
        : m_text(text)
    {
        moveTo(text.indexOf('{')); // may follow a byte order mark
    }

    void object(const QString &place)
    {
        step();
        while (currentChar() != '}') {
            const qsizetype end = endOfString(m_text, m_at);
            const QString key = placeInside(place, QString::fromUtf8(keyAt(m_text, m_at, end)));
            addLine(key);
            moveTo(end);
            step(); // the colon
            value(key);
            stepOver(',');
        }
        step();
    }

    QHash<QString, int> lines;
    QStringList repeated;

private:
    void list(const QString &place)
    {
        step();
        for (qsizetype index = 0; currentChar() != ']'; ++index) {
            const QString entry = placeInside(place, index);
            addLine(entry);
            value(entry);
            stepOver(',');
        }
        step();
    }

    void value(const QString &place)
    {
        if (currentChar() == '{') {
            object(place);
        } else if (currentChar() == '[') {
            list(place);
        } else if (currentChar() == '"') {
            moveTo(endOfString(m_text, m_at));
        } else {
            while (currentChar() != ',' && currentChar() != '}' && currentChar() != ']') {
                step();
            }
        }
    }

    [[nodiscard]] char currentChar() const { return m_at < m_text.size() ? m_text[m_at] : '}'; }
    void step() { moveTo(m_at + 1); }
    void stepOver(char c)
    {
        if (currentChar() == c) {
            step();
        }
    }
    /// Moves to `at` and past any white space there.
    void moveTo(qsizetype at)
    {
        while (at < m_text.size() && std::isspace(static_cast<unsigned char>(m_text[at])) != 0) {
            ++at;
        }
        m_line += static_cast<int>(
            std::count(m_text.begin() + m_at, m_text.begin() + std::min(at, m_text.size()), '\n'));
        m_at = at;
    }
    void addLine(const QString &place)
    {
        if (std::exchange(lines[place], m_line) != 0 && !repeated.contains(place)) {
            repeated << place;
        }
    }

    const QByteArray &m_text;
    qsizetype m_at = 0;
    int m_line = 1;
};

} // namespace

LineMap::LineMap(const QByteArray &text)
{
    LineScan scan(text);
    scan.object({});
    m_lines = std::move(scan.lines);
    m_duplicateKeys = std::move(scan.repeated);
}

int LineMap::lineOf(const QString &place) const
{
    QString known = place;
    while (!known.isEmpty() && !m_lines.contains(known)) {
        known.truncate(std::max<qsizetype>({known.lastIndexOf(u'.'), known.lastIndexOf(u'['), 0}));
    }
    return m_lines.value(known, 1);
}

} // namespace doublets::json
