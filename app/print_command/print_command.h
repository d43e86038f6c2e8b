// SPDX-License-Identifier: MIT
#pragma once

#include "cli/command.h"

namespace doublets::cli {

/// Writes a sheet as a PDF file according to the arguments. Returns the exit status.
int printSheet(const Command &command, const QStringList &arguments);

} // namespace doublets::cli
