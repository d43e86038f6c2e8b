// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QPoint>

class QMenu;

namespace doublets {

/// An event filter that protects a submenu from the click that opened it. On a small screen, a
/// submenu may cover its own title, and the release of the mouse button would trigger the item
/// under the pointer. Ignores the first release unless the pointer has moved since the submenu was
/// shown.
class SubmenuClickGuard : public QObject
{
    Q_OBJECT

public:
    /// `menu` takes ownership of this object.
    explicit SubmenuClickGuard(QMenu &menu);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QPoint m_shownAt; ///< global position of the pointer when the menu was shown
    bool m_isArmed = false;
};

} // namespace doublets
