// SPDX-License-Identifier: MIT
#pragma once

#include "display/config/display_config.h"

#include "core/error.h"
#include "core/result.h"

namespace doublets {

constexpr int MinCodeDigits = 4;           ///< minimum length of a code
constexpr int MaxCodeDigits = 12;          ///< maximum length of a code
constexpr int DefaultCodeRounds = 100'000; ///< PBKDF2 rounds; hashing takes about 0.2 s

/// Returns whether `code` consists of MinCodeDigits to MaxCodeDigits digits from 0 to 9.
[[nodiscard]] bool isValidStaffCode(const QString &code);
/// Hashes a code for the configuration file, with a new random salt. The time taken is proportional
/// to `rounds`. Errors: InvalidCode.
[[nodiscard]] Result<StaffCodeHash, Error> hashStaffCode(const QString &code,
                                                         int rounds = DefaultCodeRounds);
/// Returns whether `code` has the hash `stored`. The time taken is proportional to `stored.rounds`,
/// and independent of where the hashes differ.
[[nodiscard]] bool matchesStaffCode(const StaffCodeHash &stored, const QString &code);
/// Returns the JSON member to paste into the configuration file: "staffCode": { … }
[[nodiscard]] QString staffCodeMember(const StaffCodeHash &stored);

} // namespace doublets
