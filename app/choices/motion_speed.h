// SPDX-License-Identifier: MIT
#pragma once

namespace doublets {

/// How fast men and dice move. At Off nothing moves and nothing waits.
enum class MotionSpeed { Off, Fast, Normal, Slow };

} // namespace doublets
