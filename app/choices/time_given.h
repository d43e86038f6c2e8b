// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <optional>

namespace doublets {

/// How much time users have to read and decide before something continues automatically.
enum class TimeGiven { Usual, Long, Unlimited };

/// Returns the usual time extended accordingly. Returns null if the user must continue manually.
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
