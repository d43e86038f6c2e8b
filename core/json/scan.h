// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

// Low-level scanning of JSON text, for information that QJsonDocument does not provide.

namespace doublets::json {

/// Returns the index just past the closing quotation mark of the string whose opening quotation
/// mark is at `start`. Returns an index greater than the size of `text` if the string is not
/// closed.
[[nodiscard]] qsizetype endOfString(const QByteArray &text, qsizetype start);
/// Returns, in UTF-8, the key in the string literal from `start` up to, but not including, `end`,
/// without its quotation marks and with its escape sequences decoded. `end` is the result of
/// endOfString(text, start). The result may share the memory of `text`, which must outlive the
/// result. Precondition: the string is closed.
[[nodiscard]] QByteArray keyAt(const QByteArray &text, qsizetype start, qsizetype end);

} // namespace doublets::json
