// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <optional>

namespace doublets {

/// How much time users have to read and decide before something continues automatically.
enum class ReadingTime { Usual, Long, Unlimited };

/// Returns the usual time extended accordingly. Returns null if the user must continue manually.
[[nodiscard]] constexpr std::optional<std::chrono::milliseconds>
extendedTime(ReadingTime given, std::chrono::milliseconds usual)
{
    constexpr int LongFactor = 4;
    switch (given) {
    case ReadingTime::Usual:
        return usual;
    case ReadingTime::Long:
        return usual * LongFactor;
    case ReadingTime::Unlimited:
        break;
    }
    return std::nullopt;
}

} // namespace doublets
