// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

namespace doublets::json {

/// The place of the first key that an object has twice ("rules.men.gloss"). QJsonDocument keeps
/// the last of them without a word. Precondition: `text` is well-formed JSON.
[[nodiscard]] std::optional<QString> duplicateKey(const QByteArray &text);

} // namespace doublets::json
