// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

namespace doublets::fonts {

/// Returns the families of the embedded text font in order of preference, regardless of
/// fonts::setTypeface(). Returns an empty list if the build has no embedded font. Precondition:
/// fonts::load() has been called.
[[nodiscard]] const QStringList &embeddedFamilies();

} // namespace doublets::fonts
