// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

/// Common to the command-line executables doublets-cli and doublets-render.
namespace doublets::cli {

/// Sets the application's name and version and handles interruption. Requires a QCoreApplication.
void initializeProgram();
/// Removes --language from the arguments and applies it. Returns false after reporting an error in
/// it.
[[nodiscard]] bool chooseLanguage(QStringList &arguments);
/// Returns the final exit status: `status`, or Failed if it is Done but output was lost.
[[nodiscard]] int finalExitStatus(int status);

} // namespace doublets::cli
