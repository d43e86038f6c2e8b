// SPDX-License-Identifier: MIT
#pragma once

#include "cli/command.h"

#include <QStringList>

/// Common to all command-line executables: doublets-cli, and those that implement a single command
/// each.
namespace doublets::cli {

/// Sets the application's name and version and handles interruption. Requires a QCoreApplication.
void beginProgramme();
/// Removes --language from the arguments and applies it. Returns false after reporting an error in
/// it.
[[nodiscard]] bool chooseLanguage(QStringList &arguments);
/// Runs a command handed over by doublets-cli with its complete command line. Applies --language
/// first. Returns the exit status.
[[nodiscard]] int runCommand(const QString &name,
                             int (*work)(const Command &command, const QStringList &arguments));
/// Returns the final exit status: `status`, or Failed if it is Done but output was lost.
[[nodiscard]] int endProgramme(int status);

} // namespace doublets::cli
