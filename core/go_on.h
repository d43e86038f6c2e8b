// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

namespace doublets {

/// How long work is watched and ended early: it is called now and then with the share done (0 to
/// 1), and false ends the work. An empty one lets the work run to its end.
using GoOn = std::function<bool(double share)>;

} // namespace doublets
