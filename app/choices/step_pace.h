// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <cstdint>

namespace doublets {

/// The pace at which the steps of a game are replayed.
enum class StepPace : std::uint8_t { Slow, Normal, Fast };

/// Returns the pause between the end of the motion of a step and the start of the next step.
[[nodiscard]] constexpr std::chrono::milliseconds pauseAfterStep(StepPace pace)
{
    using namespace std::chrono_literals;
    switch (pace) {
    case StepPace::Slow:
        return 4s;
    case StepPace::Normal:
        return 2s;
    case StepPace::Fast:
        return 600ms;
    }
    return 2s;
}

} // namespace doublets
