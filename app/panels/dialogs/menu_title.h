// SPDX-License-Identifier: MIT
#pragma once

#include <QMenu>

namespace doublets {

/// Appends to `menu` a title for the actions that are added next. The title is a disabled action,
/// because not every style shows the text of QMenu::addSection().
inline void addMenuTitle(QMenu &menu, const QString &title)
{
    menu.addAction(title)->setEnabled(false);
}

} // namespace doublets
