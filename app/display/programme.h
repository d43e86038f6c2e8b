// SPDX-License-Identifier: MIT
#pragma once

namespace doublets {

/// The programme doublets-display, from its arguments to its exit status: 0; 1 where it
/// cannot begin; 2 for other arguments than it takes, and where the configuration has faults (which
/// are shown on the screen until it is ended); see also DailyRestart and Display.
[[nodiscard]] int runDisplay(int argc, char **argv);

} // namespace doublets
