// SPDX-License-Identifier: MIT
#pragma once

#include <QScreen>
#include <QWidget>

namespace doublets {

/// Returns the size of the largest dialog that fits on the screen of `dialog`, without the window
/// frame.
[[nodiscard]] inline QSize maxDialogSize(const QWidget &dialog)
{
    const QSize frame(8, 40); // approximate size
    return dialog.screen()->availableSize() - frame;
}

} // namespace doublets
