// SPDX-License-Identifier: MIT
#pragma once

#include <QAccessible>

class QWidget;

namespace doublets {

/// What a widget of our own is to screen readers, who would take it for mere room. Call it before
/// anything asks for the widget's interface.
void setAccessibleRole(QWidget *widget, QAccessible::Role role);

} // namespace doublets
