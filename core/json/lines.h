// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QHash>
#include <QString>
#include <QStringList>

namespace doublets::json {

/// In which line of a text its values are, so that people find what a reader says of them.
class Lines
{
public:
    /// Precondition: `text` is well-formed JSON, and an object.
    explicit Lines(const QByteArray &text);

    /// The line, from 1, of the key of a member ("times.countdown"), of an entry of a list
    /// ("labels[2]"), else of what it would be in. Where a key is there twice, of the last, which
    /// is the one that QJsonDocument keeps.
    [[nodiscard]] int of(const QString &place) const;
    /// The places of all keys that their object has more than once.
    [[nodiscard]] const QStringList &repeated() const { return m_repeated; }

private:
    QHash<QString, int> m_lines;
    QStringList m_repeated;
};

/// The first line that is no UTF-8; 0: binary data. Precondition: `text` is not text.
[[nodiscard]] int lineOfBadText(const QByteArray &text);

} // namespace doublets::json
