// SPDX-License-Identifier: MIT
#include "panels/plates/plate_accessible.h"

#include "panels/plates/plate.h"

#include <QAccessibleWidget>

namespace doublets::plateaccessible {

namespace {

QAccessibleInterface *factory(const QString &className, QObject *object)
{
    if (className != QLatin1String(Plate::staticMetaObject.className())) {
        return nullptr;
    }
    auto *plate = qobject_cast<Plate *>(object);
    return plate != nullptr ? new QAccessibleWidget(plate, QAccessible::Dialog) : nullptr;
}

} // namespace

void install()
{
    QAccessible::installFactory(factory);
}

} // namespace doublets::plateaccessible
