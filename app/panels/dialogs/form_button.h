// SPDX-License-Identifier: MIT
#pragma once

#include <QAnyStringView>

class QPushButton;
class QWidget;

namespace doublets {

/// Creates a push button that is not clicked by Return in another field of the dialog
/// (QPushButton::autoDefault is false). `name` becomes the object name. `parent` takes ownership.
[[nodiscard]] QPushButton *createFormButton(QAnyStringView name, QWidget *parent);

} // namespace doublets
