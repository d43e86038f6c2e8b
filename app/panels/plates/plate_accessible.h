// SPDX-License-Identifier: MIT
#pragma once

namespace doublets::plateaccessible {

/// From now on a screen reader takes every Plate for a dialog, not for a border. May be called
/// again.
void install();

} // namespace doublets::plateaccessible
