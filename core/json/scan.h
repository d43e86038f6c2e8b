// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

/// Low-level scanning of well-formed JSON, for details that QJsonDocument does not provide.
namespace doublets::json {

/// Returns the index just past the string that begins at `start`.
[[nodiscard]] qsizetype endOfString(const QByteArray &text, qsizetype start);
/// Returns the key whose string begins at `start` and ends before `end`, in UTF-8. The result may
/// share the memory of `text`, which must outlive the result.
[[nodiscard]] QByteArray keyAt(const QByteArray &text, qsizetype start, qsizetype end);

} // namespace doublets::json
