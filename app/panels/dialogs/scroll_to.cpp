// SPDX-License-Identifier: MIT
#include "panels/dialogs/scroll_to.h"

#include <QScrollArea>

namespace doublets {

void scrollTo(QScrollArea &area, QWidget &widget, int margin)
{
    // The widget is the context, because it may be deleted before the call.
    const auto scroll = [&area, &widget, margin] {
        const QPoint top = widget.mapTo(area.widget(), QPoint());
        area.ensureVisible(0, top.y() + widget.height(), 0, margin);
        area.ensureVisible(0, top.y(), 0, margin);
    };
    QMetaObject::invokeMethod(&widget, scroll, Qt::QueuedConnection);
}

} // namespace doublets
