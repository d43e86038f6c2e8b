// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

namespace doublets::fonts {

/// Returns the families of the embedded text font, whatever the typeface. Empty if the build has no
/// embedded font. Call fonts::load() first.
[[nodiscard]] const QStringList &embeddedFamilies();

} // namespace doublets::fonts
