// SPDX-License-Identifier: MIT
#pragma once

#include <QScreen>
#include <QWidget>

namespace doublets {

/// Returns the approximate maximum size of `dialog` on its screen, excluding the window frame, in
/// logical pixels.
[[nodiscard]] inline QSize maxDialogSize(const QWidget &dialog)
{
    const QSize frame(8, 40); // approximate
    return dialog.screen()->availableSize() - frame;
}

} // namespace doublets
