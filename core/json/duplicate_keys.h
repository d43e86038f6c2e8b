// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

namespace doublets::json {

/// Returns the place of a key that occurs more than once in one object, for example
/// "rules.men.gloss", or nullopt if there is no such key. QJsonDocument silently keeps the last
/// occurrence. Precondition: `text` is well-formed JSON whose top level is an object or a list.
[[nodiscard]] std::optional<QString> findDuplicateKey(const QByteArray &text);

} // namespace doublets::json
