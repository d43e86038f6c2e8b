// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QRegularExpression>
#include <QString>
#include <QStringList>

#include <vector>

/// Access to the tables of keys in the documentation of file formats, with the columns "key" (in
/// backticks), "meaning", "allowed" and "default".
namespace doublets::key_table {

/// One row of a table.
struct Row
{
    QString key; ///< for example "openingHours.DAY" or "steps[].board.seed"
    QString allowed;
    QString defaultValue; ///< as written in the table, e.g. "`60`", "all" or "required"
};

/// Returns the rows of all such tables on a page of Markdown.
inline std::vector<Row> rowsIn(const QString &page)
{
    static const QRegularExpression line(
        QStringLiteral("^\\| `([^`]+)` \\| [^|]+ \\| ([^|]+) \\| ([^|]+) \\|$"),
        QRegularExpression::MultilineOption);
    std::vector<Row> found;
    auto matches = line.globalMatch(page);
    while (matches.hasNext()) {
        const auto match = matches.next();
        found.push_back({match.captured(1), match.captured(2), match.captured(3)});
    }
    return found;
}

/// Returns the texts in backticks in a cell, without the backticks.
inline QStringList quotedIn(const QString &cell)
{
    static const QRegularExpression quoted(QStringLiteral("`([^`]+)`"));
    QStringList found;
    auto matches = quoted.globalMatch(cell);
    while (matches.hasNext()) {
        found << matches.next().captured(1);
    }
    return found;
}

/// Returns a JSON document that contains only the value `json` at `key`, e.g. "steps[].seed".
inline QByteArray documentWith(const QString &key, const QByteArray &json)
{
    QByteArray text = json;
    QStringList parts = key.split(u'.');
    while (!parts.isEmpty()) {
        QString part = parts.takeLast();
        if (part.endsWith(QLatin1String("[]"))) {
            part.chop(2);
            text = '[' + text + ']';
        }
        text = "{\"" + part.toUtf8() + "\": " + text + '}';
    }
    return text;
}

} // namespace doublets::key_table
