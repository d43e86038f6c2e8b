// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <optional>

namespace doublets {

/// How long people have to read and to decide, where something would go on by itself.
enum class TimeGiven { Usual, Long, Unlimited };

/// What has become of a usual time; nothing where somebody must say to go on.
[[nodiscard]] constexpr std::optional<std::chrono::milliseconds>
timeGiven(TimeGiven given, std::chrono::milliseconds usual)
{
    constexpr int LongFactor = 4;
    switch (given) {
    case TimeGiven::Usual:
        return usual;
    case TimeGiven::Long:
        return usual * LongFactor;
    case TimeGiven::Unlimited:
        break;
    }
    return std::nullopt;
}

} // namespace doublets
