// SPDX-License-Identifier: MIT
#pragma once

namespace doublets {

/// Changes whenever the sources of artwork or layout do: pictures drawn before are then stale.
[[nodiscard]] const char *artVersion();

} // namespace doublets
