// SPDX-License-Identifier: MIT
#pragma once

namespace doublets {

/// Runs the program doublets-display and returns its exit code: 0 on success; 1 if the program
/// cannot start or another display is running; 2 if the arguments or the configuration are invalid
/// (errors in the configuration are shown on the screen until the program is terminated);
/// DailyRestart::ExitCode to request the daily restart; Display::QuitExitCode if the staff have
/// quit the program.
[[nodiscard]] int runDisplay(int argc, char **argv);

} // namespace doublets
