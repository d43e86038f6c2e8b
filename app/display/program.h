// SPDX-License-Identifier: MIT
#pragma once

namespace doublets {

/// Runs the program doublets-display and returns its exit code: 0 on success; 1 if the program
/// cannot start or another display is running; 2 if the arguments are invalid, or if the program
/// was terminated while it had no valid configuration; DailyRestart::ExitCode to request the daily
/// restart; Display::QuitExitCode if the staff have quit the program.
[[nodiscard]] int runDisplay(int argc, char **argv);

} // namespace doublets
