// SPDX-License-Identifier: MIT
#include "desktop/desktop_preference.h"

#include <QPointer>

namespace doublets {

DesktopPreference::DesktopPreference(const DesktopWatch &watch, QObject *parent)
    : QObject(parent)
{
    connect(&watch, &DesktopWatch::changed, this, &DesktopPreference::changeSuspected);
}

void DesktopPreference::follow(QObject &context, const std::function<void(bool is)> &apply)
{
    const auto askAnew = [this, kept = QPointer<QObject>(&context), apply] {
        ask([kept, apply](bool is) {
            if (kept != nullptr) { // the answer may arrive after its destruction
                apply(is);
            }
        });
    };
    connect(this, &DesktopPreference::changeSuspected, &context, askAnew);
    askAnew();
}

} // namespace doublets
