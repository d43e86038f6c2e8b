// SPDX-License-Identifier: MIT
#include "panels/touch/tool_tips.h"

#include <QKeyEvent>
#include <QToolTip>
#include <QWidget>

namespace doublets {

void showToolTip(QWidget &widget)
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

ToolTipShortcut::ToolTipShortcut(QWidget &window)
    : QObject(&window)
    , m_window(window)
{
    window.installEventFilter(this);
}

bool ToolTipShortcut::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent *>(event)->matches(QKeySequence::WhatsThis)) {
        if (QWidget *focus = m_window.focusWidget(); focus != nullptr) {
            showToolTip(*focus);
        }
        return true;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace doublets
