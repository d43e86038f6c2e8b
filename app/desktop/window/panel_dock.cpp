// SPDX-License-Identifier: MIT
#include "desktop/window/panel_dock.h"

#include "panels/dialogs/scroll_frame.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QKeyEvent>
#include <QMainWindow>

#include <utility>

namespace doublets {

PanelDock::PanelDock(const QString &name, ContentFactory factory, QMainWindow &window)
    : QDockWidget(&window)
    , m_factory(std::move(factory))
{
    setObjectName(name);
    // Without a font of its own, a dock would keep the application's font from its construction.
    QFont own;
    // Any explicit request gives the dock a font of its own.
    own.setStyleStrategy(QFont::PreferAntialias);
    setFont(own);
    setAcceptDrops(true); // files, even if the dock floats
    setAllowedAreas(Qt::LeftDockWidgetArea | Qt::RightDockWidgetArea);
    window.addDockWidget(Qt::RightDockWidgetArea, this);
    hide();
}

void PanelDock::createContent()
{
    if (widget() == nullptr) {
        // Created in its final place: a widget that is moved to a window is styled part by part.
        QWidget *content = m_factory(this);
        const bool scrollsItself = qobject_cast<QAbstractScrollArea *>(content) != nullptr;
        setWidget(scrollsItself ? content : new ScrollFrame(content, this));
        for (QWidget *child : widget()->findChildren<QWidget *>()) {
            if (qobject_cast<QAbstractItemView *>(child) || qobject_cast<QComboBox *>(child)) {
                child->installEventFilter(this);
            }
        }
    }
}

/// Qt searches lists for what is typed, but the lists of a panel are short or consist of numbers.
bool PanelDock::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress) {
        const QString text = static_cast<const QKeyEvent *>(event)->text();
        const bool isList = qobject_cast<QAbstractItemView *>(watched) != nullptr;
        if (!text.isEmpty() && (isList ? text.front().isPrint() : text.front().isDigit())) {
            event->ignore();
            return true;
        }
    }
    return QDockWidget::eventFilter(watched, event);
}

void PanelDock::updateMinimumWidth()
{
    const int buttons = 2 * fontMetrics().height();
    setMinimumWidth(fontMetrics().horizontalAdvance(windowTitle()) + buttons);
}

bool PanelDock::isInFront() const
{
    // QMainWindow moves a dock that is covered by another tab outside the window, but keeps it
    // shown.
    return isVisible() && (isFloating() || geometry().bottomRight().x() >= 0);
}

void PanelDock::setVisible(bool visible)
{
    if (visible) {
        createContent();
    }
    QDockWidget::setVisible(visible);
}

bool PanelDock::event(QEvent *event)
{
    if (event->type() == QEvent::WindowTitleChange || event->type() == QEvent::FontChange) {
        updateMinimumWidth();
    }
    // A covered dock must not be reachable by keyboard.
    if ((event->type() == QEvent::Move || event->type() == QEvent::Show) && widget() != nullptr) {
        widget()->setEnabled(isInFront());
    }
    return QDockWidget::event(event);
}

} // namespace doublets
