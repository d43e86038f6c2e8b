// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

// Code shared by the command-line programs doublets-cli and doublets-render.

namespace doublets::cli {

/// Sets the application's name, "doublets-cli" for both programs, and its version, prepares the
/// console and installs the interrupt handler.
void initializeProgram();
/// Removes --language from `arguments` and installs the given language or, if the option is absent,
/// the language of the system. Returns false, after reporting an error, if the option is invalid.
[[nodiscard]] bool applyLanguageOption(QStringList &arguments);
/// Flushes standard output and returns the final exit status: `status`, or Failed if `status` is
/// Succeeded but output was lost.
[[nodiscard]] int finalExitStatus(int status);

} // namespace doublets::cli
