// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QHash>
#include <QString>
#include <QStringList>

namespace doublets::json {

/// A map from the places in a JSON text to their lines, which help the user to find reported
/// errors.
class LineMap
{
public:
    /// Precondition: `text` is well-formed JSON whose top level is an object.
    explicit LineMap(const QByteArray &text);

    /// Returns the line, from 1, of the key of a member ("times.countdown") or of an entry of a
    /// list ("labels[2]"). If the place does not exist, returns the line of its closest existing
    /// ancestor, or 1 if there is none. If a key is repeated, returns the line of its last
    /// occurrence, which QJsonDocument keeps.
    [[nodiscard]] int lineOf(const QString &place) const;
    /// Returns the places of all keys that occur more than once in their object.
    [[nodiscard]] const QStringList &duplicateKeys() const { return m_duplicateKeys; }

private:
    QHash<QString, int> m_lines;
    QStringList m_duplicateKeys;
};

} // namespace doublets::json
