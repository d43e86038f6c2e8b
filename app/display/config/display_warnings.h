// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

namespace doublets {

struct DisplayConfig;

/// Returns a localised warning for each problem with the set-up of the machine that does not
/// prevent the display from running: an unknown time zone, or a statistics file in a folder that
/// cannot be written to. If called by root on a machine with the account of the service's user,
/// checks the write permission of that user.
[[nodiscard]] QStringList warningsFor(const DisplayConfig &config);

} // namespace doublets
