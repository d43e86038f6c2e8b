// SPDX-License-Identifier: MIT
#pragma once

namespace doublets {

/// Runs the program doublets-display and returns its exit code: 0 on success; 1 if the program
/// cannot start or another display is running; 2 for invalid arguments or a faulty configuration,
/// whose faults are shown until the program is ended; DailyRestart::ExitCode for the daily restart;
/// Display::QuitExitCode after the staff have quit the program.
[[nodiscard]] int runDisplay(int argc, char **argv);

} // namespace doublets
