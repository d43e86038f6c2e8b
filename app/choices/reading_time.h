// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <optional>

namespace doublets {

/// The time that users have to read and decide before the program continues automatically.
enum class ReadingTime { Normal, Long, Unlimited };

/// Returns `normalTime` for Normal, four times `normalTime` for Long, and nullopt for Unlimited:
/// the program then waits for the user.
[[nodiscard]] constexpr std::optional<std::chrono::milliseconds>
extendedTime(ReadingTime readingTime, std::chrono::milliseconds normalTime)
{
    constexpr int LongFactor = 4;
    switch (readingTime) {
    case ReadingTime::Normal:
        return normalTime;
    case ReadingTime::Long:
        return normalTime * LongFactor;
    case ReadingTime::Unlimited:
        break;
    }
    return std::nullopt;
}

} // namespace doublets
