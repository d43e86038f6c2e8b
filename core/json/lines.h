// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QHash>
#include <QString>
#include <QStringList>

namespace doublets::json {

/// Maps places in a JSON text to lines, so that the user can find the errors of a reader.
class Lines
{
public:
    /// Precondition: `text` is well-formed JSON whose top level is an object.
    explicit Lines(const QByteArray &text);

    /// Returns the line, from 1, of the key of a member ("times.countdown") or of an entry of a
    /// list ("labels[2]"). If the place does not exist, returns the line of its closest existing
    /// parent. If a key is repeated, returns the line of its last occurrence, which QJsonDocument
    /// keeps.
    [[nodiscard]] int of(const QString &place) const;
    /// Returns the places of all keys that occur more than once in their object.
    [[nodiscard]] const QStringList &repeated() const { return m_repeated; }

private:
    QHash<QString, int> m_lines;
    QStringList m_repeated;
};

/// Returns the first line that is not UTF-8, from 1, or 0 if `text` is binary data. Precondition:
/// `text` is not valid text.
[[nodiscard]] int firstInvalidLine(const QByteArray &text);

} // namespace doublets::json
