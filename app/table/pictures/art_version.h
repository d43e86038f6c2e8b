// SPDX-License-Identifier: MIT
#pragma once

namespace doublets {

/// Returns a hash of the source files that determine the pictures. Cached pictures of other
/// versions are stale.
[[nodiscard]] const char *artworkVersion();

} // namespace doublets
