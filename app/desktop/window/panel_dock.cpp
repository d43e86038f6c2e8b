// SPDX-License-Identifier: MIT
#include "desktop/window/panel_dock.h"

#include "panels/dialogs/scroll_frame.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QMainWindow>
#include <QScreen>

#include <utility>

namespace doublets {

PanelDock::PanelDock(const QString &name, ContentFactory factory, QMainWindow &window)
    : QDockWidget(&window)
    , m_window(window)
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

void PanelDock::moveOverBoard()
{
    const QWidget &board = *m_window.centralWidget();
    QRect place = geometry();
    place.moveTopRight(board.mapToGlobal(board.rect().topRight()));
    const QRect screen = m_window.screen()->availableGeometry();
    move(qMax(place.left(), screen.left()), qMax(place.top(), screen.top()));
}

bool PanelDock::event(QEvent *event)
{
    // QDockWidget moves a dock that floats before it has had a place to the corner of the screen.
    // The user may drag it there.
    const bool isPlaced = event->type() == QEvent::Move || event->type() == QEvent::Show;
    if (isPlaced && isFloating() && frameGeometry().contains(QPoint()) &&
        QApplication::mouseButtons() == Qt::NoButton) {
        // Queued, because QDockWidget may still be moving the dock.
        QMetaObject::invokeMethod(this, &PanelDock::moveOverBoard, Qt::QueuedConnection);
    }
    if (event->type() == QEvent::WindowTitleChange || event->type() == QEvent::FontChange) {
        updateMinimumWidth();
    }
    // A covered dock must not be reachable by keyboard.
    if (isPlaced && widget() != nullptr) {
        widget()->setEnabled(isInFront());
    }
    return QDockWidget::event(event);
}

} // namespace doublets
