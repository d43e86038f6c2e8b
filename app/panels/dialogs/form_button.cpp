// SPDX-License-Identifier: MIT
#include "panels/dialogs/form_button.h"

#include <QPushButton>

namespace doublets {

QPushButton *createFormButton(QAnyStringView name, QWidget *parent)
{
    auto *button = new QPushButton(parent);
    button->setObjectName(name.toString());
    button->setAutoDefault(false);
    return button;
}

} // namespace doublets
