// SPDX-License-Identifier: MIT
#include "desktop/window/panel_dock.h"

#include <QEvent>
#include <QMainWindow>

#include <utility>

namespace doublets {

PanelDock::PanelDock(const QString &name, Maker make, QMainWindow &window)
    : QDockWidget(&window)
    , m_make(std::move(make))
{
    setObjectName(name);
    // A dock whose font is the application's sets its title in what that was when it was made.
    QFont own;
    own.setStyleStrategy(QFont::PreferAntialias); // no more than another request
    setFont(own);
    setAcceptDrops(true); // files, also when it floats
    setAllowedAreas(Qt::LeftDockWidgetArea | Qt::RightDockWidgetArea);
    window.addDockWidget(Qt::RightDockWidgetArea, this);
    hide();
}

void PanelDock::fill()
{
    if (widget() == nullptr) {
        // Made where it will be: whatever moves into a window is given its style part by part.
        setWidget(m_make(this));
    }
}

bool PanelDock::isInFront() const
{
    // A dock that another covers as a tab is kept, shown, outside the window.
    return isVisible() && (isFloating() || geometry().bottomRight().x() >= 0);
}

void PanelDock::setVisible(bool visible)
{
    if (visible) {
        fill();
    }
    QDockWidget::setVisible(visible);
}

bool PanelDock::event(QEvent *event)
{
    // Another covers it: no key may lead there.
    if ((event->type() == QEvent::Move || event->type() == QEvent::Show) && widget() != nullptr) {
        widget()->setEnabled(isInFront());
    }
    return QDockWidget::event(event);
}

} // namespace doublets
