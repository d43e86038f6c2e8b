// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

namespace doublets {

struct DisplayConfig;

/// Returns a sentence about each fault of the machine that does not prevent the display from
/// running: an unknown time zone, or a statistics file that cannot be written. When called by root
/// on a machine with the service's user account, checks the write permission of the service's user.
[[nodiscard]] QStringList displayWarnings(const DisplayConfig &config);

} // namespace doublets
