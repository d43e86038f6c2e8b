// SPDX-License-Identifier: MIT
#pragma once

#include "cli/command.h"

namespace doublets::cli {

/// Prints a summary of a display's visit statistics according to the arguments. Returns the exit
/// status.
int showVisits(const Command &command, const QStringList &arguments);

} // namespace doublets::cli
