// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

// Low-level scanning of JSON text, for information that QJsonDocument does not provide.

namespace doublets::json {

/// Returns the index just past the closing quotation mark of the string whose opening quotation
/// mark is at `start`. Returns an index greater than the size of `text` if the string is not
/// closed.
[[nodiscard]] qsizetype endOfString(const QByteArray &text, qsizetype start);
/// Returns the key whose string, with quotation marks, begins at `start` and ends before `end`, in
/// UTF-8. The result may share the memory of `text`, which must outlive the result.
[[nodiscard]] QByteArray keyAt(const QByteArray &text, qsizetype start, qsizetype end);

} // namespace doublets::json
