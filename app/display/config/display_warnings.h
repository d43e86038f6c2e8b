// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

namespace doublets {

struct DisplayConfig;

/// Returns a localised warning for each problem with the set-up of the machine that does not
/// prevent the display from running: an unknown time zone, and a statistics file or heartbeat file
/// that is not a regular file or whose folder cannot be written to. If called by root while the
/// user account `doublets-display` of the systemd service exists, checks the write permission of
/// that account instead.
[[nodiscard]] QStringList warningsFor(const DisplayConfig &config);

} // namespace doublets
