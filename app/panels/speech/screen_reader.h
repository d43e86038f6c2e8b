// SPDX-License-Identifier: MIT
#pragma once

namespace doublets {

/// Returns whether a screen reader, or another program that uses accessible interfaces, is running.
[[nodiscard]] bool isScreenReaderActive();
/// Makes isScreenReaderActive() return true if `simulated` is true, for tests on platforms without
/// accessible interfaces.
void setScreenReaderSimulated(bool simulated);

} // namespace doublets
