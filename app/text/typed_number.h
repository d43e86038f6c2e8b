// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <optional>

namespace doublets {

/// Parses a number typed by the user, as written in the current language or, failing that, with a
/// decimal comma or point. Always reads "0.125" and "0,125" as fractions. Returns nullopt if `text`
/// is not a finite number.
[[nodiscard]] std::optional<double> parseTypedNumber(const QString &text);

} // namespace doublets
