// SPDX-License-Identifier: MIT
#pragma once

#include "cli/command.h"

// The commands implemented by doublets-render.

namespace doublets::cli {

/// Saves a picture of the board. See Command::run for the parameters and the result. Prints errors
/// to standard error.
int savePicture(const Command &command, const QStringList &arguments);
/// Saves a sheet as a PDF file. See Command::run for the parameters and the result. Prints errors
/// to standard error.
int saveSheet(const Command &command, const QStringList &arguments);

} // namespace doublets::cli
