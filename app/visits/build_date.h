// SPDX-License-Identifier: MIT
#pragma once

#include <QDate>

namespace doublets {

/// Returns the build date of this version: SOURCE_DATE_EPOCH if it was set when CMake ran,
/// otherwise the date of the newest release in CHANGELOG.md. A system clock that shows an earlier
/// date has not been set.
[[nodiscard]] QDate buildDate();

} // namespace doublets
