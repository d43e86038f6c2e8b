// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

namespace doublets {

/// Returns `arguments` without the options that QGuiApplication and QApplication interpret. Such
/// options begin with one dash or two; their values are removed as well, whether they are the next
/// argument or follow an equals sign. Keeps --display, which is an option of this program, but
/// removes -display.
[[nodiscard]] QStringList withoutQtOptions(const QStringList &arguments);

} // namespace doublets
