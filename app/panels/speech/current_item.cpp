// SPDX-License-Identifier: MIT
#include "panels/speech/current_item.h"

#include "panels/speech/screen_reader.h"

#include <QAbstractItemView>
#include <QAccessible>

namespace doublets {

void reportCurrentItem(QAbstractItemView &list)
{
    // Queued, so that Qt's report of the list itself precedes this one.
    QMetaObject::invokeMethod(
        &list,
        [&list] {
            if (isScreenReaderActive() && list.hasFocus() && list.currentIndex().isValid()) {
                QAccessibleEvent focused(&list, QAccessible::Focus);
                focused.setChild(list.currentIndex().row());
                QAccessible::updateAccessibility(&focused);
            }
        },
        Qt::QueuedConnection);
}

} // namespace doublets
