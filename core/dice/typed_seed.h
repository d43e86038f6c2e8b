// SPDX-License-Identifier: MIT
#pragma once

#include "core/error.h"
#include "core/result.h"

#include <QString>

#include <cstdint>

namespace doublets {

/// Parses a seed typed by a user: as parseSeed(), but ignores white space around the digits and
/// single underscores between them (see groupedSeed()). Error: InvalidSeed.
[[nodiscard]] Result<std::uint64_t, Error> parseTypedSeed(const QString &text);
/// Returns the seed `text`, as typed by a user, without white space, underscores and leading zeros.
/// Returns the trimmed text if `text` is not a seed.
[[nodiscard]] QString normalizedSeed(const QString &text);
/// Returns a seed with an underscore between groups of three digits: "18_446_744_073_709_551_615".
/// Spreadsheets treat the result as text, whereas they would round a number of more than 15 digits.
[[nodiscard]] QString groupedSeed(std::uint64_t seed);

} // namespace doublets
