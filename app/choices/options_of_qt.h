// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

namespace doublets {

/// Returns the arguments without the options that QGuiApplication or QApplication interpret, and
/// their values. Qt accepts these with one dash or two.
[[nodiscard]] QStringList withoutQtOptions(const QStringList &arguments);

} // namespace doublets
