// SPDX-License-Identifier: MIT
#pragma once

#include "cli/command.h"

namespace doublets::cli {

/// Writes a sheet as a PDF file, as the arguments want it. Gives the exit status.
int printSheet(const Command &command, const QStringList &arguments);

} // namespace doublets::cli
