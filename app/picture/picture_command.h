// SPDX-License-Identifier: MIT
#pragma once

#include "cli/command.h"

namespace doublets::cli {

/// Saves a picture of the board according to the arguments. Returns the exit status.
int savePicture(const Command &command, const QStringList &arguments);

} // namespace doublets::cli
