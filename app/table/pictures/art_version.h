// SPDX-License-Identifier: MIT
#pragma once

namespace doublets {

/// Returns a hash of the sources that determine the pictures. Cached pictures of another version
/// are stale.
[[nodiscard]] const char *artworkVersion();

} // namespace doublets
