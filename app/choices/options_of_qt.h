// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

namespace doublets {

/// The arguments but those options that Qt itself reads once there is a window. They have one dash
/// or two, and some a value.
[[nodiscard]] QStringList withoutOptionsOfQt(const QStringList &arguments);

} // namespace doublets
