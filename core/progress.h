// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

namespace doublets {

/// How long work is watched and cancelled: it calls this now and then with the share done, 0 to 1,
/// and stops where that returns false. An empty one lets the work run to its end.
using Progress = std::function<bool(double share)>;

} // namespace doublets
