// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

namespace doublets {

/// Returns `arguments` without the options that QGuiApplication or QApplication interpret, and
/// without the values of those options, whether as the next argument or after an equals sign. Qt
/// accepts these options with one dash or two. Keeps --display, which is an option of this program;
/// only -display is removed.
[[nodiscard]] QStringList withoutQtOptions(const QStringList &arguments);

} // namespace doublets
