// SPDX-License-Identifier: MIT
#pragma once

#include <QAnyStringView>

class QPushButton;
class QWidget;

namespace doublets {

/// Creates a push button with QPushButton::autoDefault set to false, so that pressing Return in
/// another field of the dialog does not click the button. `name` becomes the object name. `parent`
/// takes ownership.
[[nodiscard]] QPushButton *createFormButton(QAnyStringView name, QWidget *parent);

} // namespace doublets
