// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

namespace doublets {

struct DisplayConfig;

/// Returns a warning for each problem with the set-up of the machine that does not prevent the
/// display from running: an unknown time zone, or a statistics file in a folder that cannot be
/// written to. When called by root on a machine with the service's user account, checks the write
/// permission of the service's user.
[[nodiscard]] QStringList warningsFor(const DisplayConfig &config);

} // namespace doublets
