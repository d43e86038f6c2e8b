// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

namespace doublets {

/// Progress callback of a long computation. The computation calls it from time to time with the
/// share done, 0 to 1, and stops if it returns false. If empty, the computation runs to its end.
using Progress = std::function<bool(double share)>;

/// Returns a callback that maps the progress of one part of the work, 0 to 1, to the range `from`
/// to `to` of `whole`. `whole` may be empty.
inline Progress partOf(const Progress &whole, double from, double to)
{
    return [whole, from, to](double share) { return !whole || whole(from + (to - from) * share); };
}

} // namespace doublets
