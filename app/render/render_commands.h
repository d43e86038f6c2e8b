// SPDX-License-Identifier: MIT
#pragma once

#include "cli/command.h"

/// The commands implemented by doublets-render.
namespace doublets::cli {

/// Saves a picture of the board according to `arguments`. Prints errors to standard error. Returns
/// the exit status.
int savePicture(const Command &command, const QStringList &arguments);
/// Saves a sheet as a PDF file according to `arguments`. Prints errors to standard error. Returns
/// the exit status.
int saveSheet(const Command &command, const QStringList &arguments);

} // namespace doublets::cli
