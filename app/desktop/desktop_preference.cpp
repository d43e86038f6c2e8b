// SPDX-License-Identifier: MIT
#include "desktop/desktop_preference.h"

#include <QPointer>

namespace doublets {

DesktopPreference::DesktopPreference(const DesktopSettingsWatcher &watcher, QObject *parent)
    : QObject(parent)
{
    connect(&watcher, &DesktopSettingsWatcher::settingsChanged, this,
            &DesktopPreference::possiblyChanged);
}

void DesktopPreference::observe(QObject &context, const std::function<void(bool enabled)> &apply)
{
    const auto queryAgain = [this, guarded = QPointer<QObject>(&context), apply] {
        query([guarded, apply](bool enabled) {
            if (guarded != nullptr) { // the answer may arrive after its destruction
                apply(enabled);
            }
        });
    };
    connect(this, &DesktopPreference::possiblyChanged, &context, queryAgain);
    queryAgain();
}

} // namespace doublets
