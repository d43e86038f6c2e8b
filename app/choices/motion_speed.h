// SPDX-License-Identifier: MIT
#pragma once

namespace doublets {

/// How fast men and dice move. At Off nothing moves and nothing waits.
enum class MotionSpeed { Off, Fast, Normal, Slow };

/// How long anything takes at that speed, of what it takes at Normal. 0 at Off.
[[nodiscard]] constexpr double timeFactor(MotionSpeed speed)
{
    switch (speed) {
    case MotionSpeed::Off:
        return 0;
    case MotionSpeed::Fast:
        return 0.45;
    case MotionSpeed::Normal:
        return 1;
    case MotionSpeed::Slow:
        return 1.8;
    }
    return 1;
}

} // namespace doublets
