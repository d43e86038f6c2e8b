// SPDX-License-Identifier: MIT
#pragma once

#include "cli/command.h"

namespace doublets::cli {

/// Paints the board into a file, as the arguments want it. Gives the exit status.
int savePicture(const Command &command, const QStringList &arguments);

} // namespace doublets::cli
