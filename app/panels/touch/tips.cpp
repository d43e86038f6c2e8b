// SPDX-License-Identifier: MIT
#include "panels/touch/tips.h"

#include <QKeyEvent>
#include <QToolTip>
#include <QWidget>

namespace doublets {

void showTip(QWidget &widget)
{
    const QWidget *owner = &widget;
    while (owner->toolTip().isEmpty() && !owner->isWindow() && owner->parentWidget() != nullptr) {
        owner = owner->parentWidget();
    }
    if (!owner->toolTip().isEmpty()) {
        QToolTip::showText(widget.mapToGlobal(QPoint(0, widget.height())), owner->toolTip(),
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
