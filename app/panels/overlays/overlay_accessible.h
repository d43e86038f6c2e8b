// SPDX-License-Identifier: MIT
#pragma once

namespace doublets::overlayaccessible {

/// From now on a screen reader takes every OverlayPanel for a dialog, not for a border. May be
/// called again.
void install();

} // namespace doublets::overlayaccessible
