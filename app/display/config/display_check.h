// SPDX-License-Identifier: MIT
#pragma once

#include "display/config/display_config_reader.h"

#include <QStringList>
#include <QTextStream>

// The command-line modes of `doublets-display` that need no screen.

namespace doublets {

/// The exit statuses of checkDisplayConfig() and printStaffCodeHash().
enum DisplayExitStatus : int {
    DisplaySucceeded = 0,
    InvalidDisplayInput = 2, ///< the configuration, the staff code or the arguments are invalid
};

/// Implements `doublets-display --check FILE`. `files` contains the positional arguments; unless
/// there is exactly one, writes the usage to `errors`. Writes the errors in the file (see
/// readDisplayConfig()) to `errors`, one per line. If the file has no errors, writes a confirmation
/// to `out` and warnings about the machine (warningsFor()) to `errors`; the warnings do not affect
/// the exit status. Returns a DisplayExitStatus.
[[nodiscard]] int checkDisplayConfig(const QStringList &files, QTextStream &out,
                                     QTextStream &errors);

/// Writes errors in a configuration file to `errors`, one per line, with advice if the file could
/// not be read.
void printConfigErrors(const DisplayConfigErrors &found, QTextStream &errors);

/// Implements `doublets-display --staff-code`. Reads a code from `in`, twice, each on a line of
/// its own, and writes the `staffCode` member of the configuration file to `out`. If `in` is a
/// terminal (`isTerminal`), prompts for each line; the caller should disable the echo
/// (TerminalEchoDisabler). Prompts go to `errors`, so that `out` contains only the text to paste.
/// If the code is invalid or the two codes differ, writes the error to `errors` and nothing to
/// `out`. Returns a DisplayExitStatus.
[[nodiscard]] int printStaffCodeHash(QTextStream &in, bool isTerminal, QTextStream &out,
                                     QTextStream &errors);

} // namespace doublets
