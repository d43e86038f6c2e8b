// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

namespace doublets {

/// How long work is watched and cancelled: it calls this now and then with the share done, 0 to 1,
/// and stops where that returns false. An empty one lets the work run to its end.
using Progress = std::function<bool(double share)>;

/// Shows a part of the work, whose shares lie between `from` and `to` of the whole.
inline Progress partOf(const Progress &whole, double from, double to)
{
    return [whole, from, to](double share) { return !whole || whole(from + (to - from) * share); };
}

} // namespace doublets
