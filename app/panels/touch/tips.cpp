// SPDX-License-Identifier: MIT
#include "panels/touch/tips.h"

#include <QKeyEvent>
#include <QToolTip>
#include <QWidget>

namespace doublets {

void showTip(QWidget &widget)
{
    const QWidget *told = &widget;
    while (told->toolTip().isEmpty() && !told->isWindow() && told->parentWidget() != nullptr) {
        told = told->parentWidget();
    }
    if (!told->toolTip().isEmpty()) {
        QToolTip::showText(widget.mapToGlobal(QPoint(0, widget.height())), told->toolTip(),
                           &widget);
    }
}

TipKey::TipKey(QWidget &window)
    : QObject(&window)
    , m_window(window)
{
    window.installEventFilter(this);
}

bool TipKey::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent *>(event)->matches(QKeySequence::WhatsThis)) {
        if (QWidget *focus = m_window.focusWidget(); focus != nullptr) {
            showTip(*focus);
        }
        return true;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace doublets
