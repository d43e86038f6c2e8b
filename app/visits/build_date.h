// SPDX-License-Identifier: MIT
#pragma once

#include <QDate>

namespace doublets {

/// Returns the day of this version: that of SOURCE_DATE_EPOCH if it was set when CMake ran, and
/// otherwise of the newest release in CHANGELOG.md. A clock that shows an earlier day is not set.
[[nodiscard]] QDate buildDate();

} // namespace doublets
