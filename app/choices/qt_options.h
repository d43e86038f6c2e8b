// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

namespace doublets {

/// Returns `arguments` without the options that QGuiApplication and QApplication interpret, with
/// one dash or two, and without their values, given as the next argument or after an equals sign.
/// Removes -display but keeps --display, which is an option of this program.
[[nodiscard]] QStringList withoutQtOptions(const QStringList &arguments);

} // namespace doublets
