// SPDX-License-Identifier: MIT
#include "panels/overlays/overlay_accessible.h"

#include "panels/overlays/overlay_panel.h"

#include <QAccessibleWidget>

namespace doublets::overlayaccessible {

namespace {

QAccessibleInterface *factory(const QString &className, QObject *object)
{
    if (className != QLatin1String(OverlayPanel::staticMetaObject.className())) {
        return nullptr;
    }
    auto *panel = qobject_cast<OverlayPanel *>(object);
    return panel != nullptr ? new QAccessibleWidget(panel, QAccessible::Dialog) : nullptr;
}

} // namespace

void install()
{
    QAccessible::installFactory(factory);
}

} // namespace doublets::overlayaccessible
