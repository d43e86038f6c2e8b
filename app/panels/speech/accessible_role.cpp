// SPDX-License-Identifier: MIT
#include "panels/speech/accessible_role.h"

#include <QAccessibleWidget>

namespace doublets {

namespace {

constexpr auto RoleProperty = "accessibleRole";

QAccessibleInterface *interfaceOfRole(const QString &, QObject *object)
{
    auto *widget = qobject_cast<QWidget *>(object);
    const QVariant role = object->property(RoleProperty);
    return widget != nullptr && role.isValid()
               ? new QAccessibleWidget(widget, static_cast<QAccessible::Role>(role.toInt()))
               : nullptr;
}

} // namespace

void setAccessibleRole(QWidget *widget, QAccessible::Role role)
{
    QAccessible::installFactory(interfaceOfRole); // installing a factory again has no effect
    widget->setProperty(RoleProperty, static_cast<int>(role));
}

} // namespace doublets
