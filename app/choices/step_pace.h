// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <cstdint>

namespace doublets {

/// How fast the steps of a game follow each other where they are played one after the other.
enum class StepPace : std::uint8_t { Slow, Normal, Fast };

/// How long a step is looked at, once it has come to rest.
[[nodiscard]] constexpr std::chrono::milliseconds timeOfStep(StepPace pace)
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
