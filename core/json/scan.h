// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

/// Walking through well-formed JSON, byte by byte, for what QJsonDocument does not tell.
namespace doublets::json {

/// The index just past the string that begins at `start`.
[[nodiscard]] qsizetype endOfString(const QByteArray &text, qsizetype start);
/// The key whose string begins at `start` and ends before `end`. It may be a part of `text`, which
/// must outlive it.
[[nodiscard]] QByteArray keyAt(const QByteArray &text, qsizetype start, qsizetype end);

} // namespace doublets::json
