// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace doublets {

/// In the quotation marks of the reader's language: “x”, «x», „x“.
[[nodiscard]] QString quoted(const QString &text);
/// In those of the text's own language, a code such as "fr".
[[nodiscard]] QString quoted(const QString &text, const QString &language);

} // namespace doublets
