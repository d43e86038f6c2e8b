// SPDX-License-Identifier: MIT
#include "panels/dialogs/discarded_content.h"

#include <QWidget>

namespace doublets {

void discardContent(QWidget *content)
{
    if (content == nullptr) {
        return;
    }
    content->hide();
    content->deleteLater();
    for (QWidget *each : content->findChildren<QWidget *>()) {
        each->setObjectName({});
    }
}

} // namespace doublets
