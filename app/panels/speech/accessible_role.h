// SPDX-License-Identifier: MIT
#pragma once

#include <QAccessible>

class QWidget;

namespace doublets {

/// Sets the accessible role of a custom widget, which screen readers would otherwise treat as a
/// container. Call before the accessible interface of the widget is first queried. `widget` must
/// not be null.
void setAccessibleRole(QWidget *widget, QAccessible::Role role);

} // namespace doublets
