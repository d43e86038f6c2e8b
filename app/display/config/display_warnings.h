// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

namespace doublets {

struct DisplayConfig;

/// Returns a localised warning for each problem with the set-up of the machine that does not
/// prevent the display from running: an unknown time zone, a statistics path that is not a file, or
/// a statistics file in a folder that cannot be written to. If called by root while the service's
/// user account exists, checks the write permission of that account instead.
[[nodiscard]] QStringList warningsFor(const DisplayConfig &config);

} // namespace doublets
