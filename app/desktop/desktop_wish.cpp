// SPDX-License-Identifier: MIT
#include "desktop/desktop_wish.h"

#include <QPointer>

namespace doublets {

DesktopWish::DesktopWish(const DesktopWatch &watch, QObject *parent)
    : QObject(parent)
{
    connect(&watch, &DesktopWatch::changed, this, &DesktopWish::mayHaveChanged);
}

void DesktopWish::follow(QObject &context, const std::function<void(bool is)> &apply)
{
    const auto askAnew = [this, kept = QPointer<QObject>(&context), apply] {
        ask([kept, apply](bool is) {
            if (kept != nullptr) { // the answer may arrive after its destruction
                apply(is);
            }
        });
    };
    connect(this, &DesktopWish::mayHaveChanged, &context, askAnew);
    askAnew();
}

} // namespace doublets
