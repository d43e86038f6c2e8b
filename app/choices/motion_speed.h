// SPDX-License-Identifier: MIT
#pragma once

namespace doublets {

/// The speed at which men and dice move. With Off, the board shows every change immediately.
enum class MotionSpeed { Off, Fast, Normal, Slow };

/// Returns the factor by which durations at Normal are multiplied; 0 for Off.
[[nodiscard]] constexpr double durationFactor(MotionSpeed speed)
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
