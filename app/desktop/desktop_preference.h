// SPDX-License-Identifier: MIT
#pragma once

#include "desktop/desktop_settings.h"

#include <QObject>

#include <functional>

namespace doublets {

/// A Boolean preference of the whole desktop, such as reduced motion. Tests use a fake
/// implementation.
class DesktopPreference : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;
    /// Emits possiblyChanged() whenever `watcher` reports a change. `watcher` must outlive this
    /// object.
    explicit DesktopPreference(const DesktopSettingsWatcher &watcher, QObject *parent = nullptr);

    /// Queries the preference without blocking. Calls `callback` once in this thread, possibly
    /// before returning.
    virtual void query(const std::function<void(bool enabled)> &callback) = 0;

    /// Calls `apply` with the preference, now and after each possiblyChanged(), until
    /// `context` is destroyed.
    void follow(QObject &context, const std::function<void(bool enabled)> &apply);

Q_SIGNALS:
    /// Emitted when the preference may have changed.
    void possiblyChanged();
};

} // namespace doublets
