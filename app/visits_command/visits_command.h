// SPDX-License-Identifier: MIT
#pragma once

#include "cli/command.h"

namespace doublets::cli {

/// Prints what the file of a display's visits holds, as the arguments want it. Gives the exit
/// status.
int showVisits(const Command &command, const QStringList &arguments);

} // namespace doublets::cli
