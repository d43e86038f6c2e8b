// SPDX-License-Identifier: MIT
#pragma once

#include "display/config/display_config.h"

#include "core/error.h"
#include "core/result.h"

namespace doublets {

constexpr int LeastCodeDigits = 4;
constexpr int MostCodeDigits = 12;
constexpr int UsualCodeRounds = 100'000; ///< a fifth of a second or so

/// Whether it may be one: 4 to 12 digits.
[[nodiscard]] bool mayBeStaffCode(const QString &code);
/// What the file keeps of a code of digits, with fresh salt each time. Takes as long as its rounds
/// take. Errors: BadCode.
[[nodiscard]] Result<StaffCode, Error> makeStaffCode(const QString &code,
                                                     int rounds = UsualCodeRounds);
/// Whether it is that code. Takes as long; how long tells nothing of where they differ.
[[nodiscard]] bool isStaffCode(const StaffCode &kept, const QString &code);
/// The member of the file, to be pasted in: "staffCode": { … }
[[nodiscard]] QString staffCodeMember(const StaffCode &kept);

} // namespace doublets
