// SPDX-License-Identifier: MIT
#include "panels/touch/touch_filters.h"

#include "panels/touch/tool_tips.h"
#include "panels/touch/touch_press_filter.h"
#include "panels/touch/touch_scroll_filter.h"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QComboBox>
#include <QGraphicsView>
#include <QMenuBar>
#include <QTabBar>

namespace doublets {

namespace {

bool hasFilter(const QWidget &widget)
{
    return widget.findChild<TouchFilter *>(QString(), Qt::FindDirectChildrenOnly) != nullptr;
}

bool isPopup(const QWidget &widget)
{
    return widget.windowType() == Qt::Popup || widget.windowType() == Qt::ToolTip;
}

} // namespace

void installTouchFilters(QWidget &widget)
{
    if (widget.isWindow() && !isPopup(widget) &&
        widget.findChild<ToolTipShortcut *>(QString(), Qt::FindDirectChildrenOnly) == nullptr) {
        new ToolTipShortcut(widget);
    }
    auto *area = qobject_cast<QAbstractScrollArea *>(&widget);
    if (area != nullptr) {
        // Graphics views (the board) handle touches themselves.
        const bool handlesTouches = qobject_cast<QGraphicsView *>(area) != nullptr;
        if (!handlesTouches && area->viewport() != nullptr && !hasFilter(*area->viewport())) {
            new TouchScrollFilter(*area);
        }
        return;
    }
    const bool pressed = qobject_cast<QAbstractButton *>(&widget) != nullptr ||
                         qobject_cast<QTabBar *>(&widget) != nullptr ||
                         qobject_cast<QComboBox *>(&widget) != nullptr ||
                         qobject_cast<QMenuBar *>(&widget) != nullptr;
    if (pressed && !hasFilter(widget)) {
        new TouchPressFilter(widget);
    }
}

} // namespace doublets
