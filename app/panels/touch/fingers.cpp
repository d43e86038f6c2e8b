// SPDX-License-Identifier: MIT
#include "panels/touch/fingers.h"

#include "panels/touch/finger_press.h"
#include "panels/touch/finger_scroll.h"
#include "panels/touch/tips.h"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QComboBox>
#include <QGraphicsView>
#include <QMenuBar>
#include <QTabBar>

namespace doublets {

namespace {

bool isServed(const QWidget &widget)
{
    return widget.findChild<FingerFilter *>(QString(), Qt::FindDirectChildrenOnly) != nullptr;
}

bool isPopup(const QWidget &widget)
{
    return widget.windowType() == Qt::Popup || widget.windowType() == Qt::ToolTip;
}

} // namespace

void serveFingers(QWidget &widget)
{
    if (widget.isWindow() && !isPopup(widget) &&
        widget.findChild<TipKey *>(QString(), Qt::FindDirectChildrenOnly) == nullptr) {
        new TipKey(widget);
    }
    auto *area = qobject_cast<QAbstractScrollArea *>(&widget);
    if (area != nullptr) {
        // Graphics views (the board) handle touches themselves.
        const bool handlesTouches = qobject_cast<QGraphicsView *>(area) != nullptr;
        if (!handlesTouches && area->viewport() != nullptr && !isServed(*area->viewport())) {
            new FingerScroll(*area);
        }
        return;
    }
    const bool pressed = qobject_cast<QAbstractButton *>(&widget) != nullptr ||
                         qobject_cast<QTabBar *>(&widget) != nullptr ||
                         qobject_cast<QComboBox *>(&widget) != nullptr ||
                         qobject_cast<QMenuBar *>(&widget) != nullptr;
    if (pressed && !isServed(widget)) {
        new FingerPress(widget);
    }
}

} // namespace doublets
