// SPDX-License-Identifier: MIT
#pragma once

#include "display/config/display_config.h"

#include "core/error.h"
#include "core/result.h"

namespace doublets {

constexpr int LeastCodeDigits = 4;
constexpr int MostCodeDigits = 12;
constexpr int UsualCodeRounds = 100'000; ///< about a fifth of a second

/// Returns true if `code` consists of 4 to 12 digits from 0 to 9.
[[nodiscard]] bool mayBeStaffCode(const QString &code);
/// Hashes a code for the configuration file, with a new random salt. The time taken is proportional
/// to `rounds`. Errors: BadCode.
[[nodiscard]] Result<StaffCode, Error> makeStaffCode(const QString &code,
                                                     int rounds = UsualCodeRounds);
/// Returns true if `code` is the one that was hashed. The time taken is proportional to
/// `kept.rounds`, and does not depend on where the hashes differ.
[[nodiscard]] bool isStaffCode(const StaffCode &kept, const QString &code);
/// Returns the member to paste into the configuration file: "staffCode": { … }
[[nodiscard]] QString staffCodeMember(const StaffCode &kept);

} // namespace doublets
