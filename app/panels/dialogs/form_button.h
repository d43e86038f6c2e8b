// SPDX-License-Identifier: MIT
#pragma once

#include <QAnyStringView>

class QPushButton;
class QWidget;

namespace doublets {

/// Returns a button of a form that Return in another field does not press. `name` is its object
/// name. `parent` takes ownership.
[[nodiscard]] QPushButton *createFormButton(QAnyStringView name, QWidget *parent);

} // namespace doublets
