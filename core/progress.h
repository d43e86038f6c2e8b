// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

namespace doublets {

/// A progress callback, called regularly by a long computation, in the thread that has started the
/// computation, with the completed fraction, 0 to 1. Returns false to cancel the computation. May
/// be empty.
using Progress = std::function<bool(double fraction)>;

/// Returns a callback that maps the progress of one part of the work, 0 to 1, to the range `from`
/// to `to`, and passes it to `total`. If `total` is empty, the callback always returns true.
inline Progress partialProgress(const Progress &total, double from, double to)
{
    return [total, from, to](double fraction) {
        return !total || total(from + (to - from) * fraction);
    };
}

} // namespace doublets
