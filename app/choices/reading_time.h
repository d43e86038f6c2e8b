// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <optional>

namespace doublets {

/// The time that users have to read and decide before the program continues automatically.
enum class ReadingTime { Normal, Long, Unlimited };

/// Returns `normalTime`, extended according to `readingTime`, or nullopt for Unlimited, when the
/// user must continue manually.
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
