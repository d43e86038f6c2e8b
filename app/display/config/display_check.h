// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>
#include <QTextStream>

/// The command-line modes of `doublets --display` that need no screen.
namespace doublets {

/// The exit statuses of both modes.
enum DisplayCheckStatus : int {
    NoFaults = 0,
    HasFaults = 2, ///< faults in the file or in the code, or wrong arguments
};

/// Implements `doublets --display --check FILE`. Writes every fault of the file to `errors`, one
/// per line. If the file has no faults, reports this on `out` and writes warnings about the machine
/// (`displayWarnings`) to `errors`. Warnings do not change the exit status. `files` holds the
/// positional arguments, of which there must be exactly one. Returns a DisplayCheckStatus.
[[nodiscard]] int checkDisplayConfig(const QStringList &files, QTextStream &out,
                                     QTextStream &errors);

/// Implements `doublets --display --staff-code`. Reads a code from `in` and writes the `staffCode`
/// member of the configuration file to `out`. At a terminal, asks for the code twice; the caller
/// should disable its echo (TerminalEchoDisabler). Prompts go to `errors`, so that `out` contains
/// nothing but the text to paste. Returns a DisplayCheckStatus.
[[nodiscard]] int printStaffCode(QTextStream &in, bool isTerminal, QTextStream &out,
                                 QTextStream &errors);

} // namespace doublets
