// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

namespace doublets {

/// Returns `arguments` without the options that QGuiApplication or QApplication interpret, and
/// without the values of those options. Qt accepts these options with one dash or two.
[[nodiscard]] QStringList withoutQtOptions(const QStringList &arguments);

} // namespace doublets
