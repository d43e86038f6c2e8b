// SPDX-License-Identifier: MIT
#pragma once

#include <QAccessible>

class QWidget;

namespace doublets {

/// Sets the role of a custom widget for screen readers, which would otherwise treat it as a layout
/// container. Call before the widget's accessible interface is first queried.
void setAccessibleRole(QWidget *widget, QAccessible::Role role);

} // namespace doublets
