// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

namespace doublets {

struct DisplayConfig;

/// Returns a sentence for each fault of the machine with which the display still runs: its time
/// zone is unknown, or the visits cannot be written. Asks on behalf of the service's user where the
/// machine has one.
[[nodiscard]] QStringList displayWarnings(const DisplayConfig &config);

} // namespace doublets
