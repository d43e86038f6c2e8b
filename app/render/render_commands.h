// SPDX-License-Identifier: MIT
#pragma once

#include "cli/command.h"

// The commands implemented by doublets-render.

namespace doublets::cli {

/// Implements the command `picture`, which saves a picture of the board. See Command::run for the
/// parameters and the result. Prints errors to standard error.
int savePicture(const Command &command, const QStringList &arguments);
/// Implements the command `print`, which saves a sheet as a PDF file. See Command::run for the
/// parameters and the result. Prints errors to standard error.
int saveSheet(const Command &command, const QStringList &arguments);
/// Implements `visits --pdf FILE`, which saves the summary as a PDF file. Expects a command line
/// that showVisits() has checked. Prints errors to standard error.
int saveVisitsSheet(const Command &command, const QStringList &arguments);

} // namespace doublets::cli
