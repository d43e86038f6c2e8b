// SPDX-License-Identifier: MIT
#pragma once

#include <QMenu>

namespace doublets {

/// Appends a title for the actions that follow: a disabled action, since not every style shows the
/// text of QMenu::addSection().
inline void addMenuTitle(QMenu &menu, const QString &title)
{
    menu.addAction(title)->setEnabled(false);
}

} // namespace doublets
