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
    /// Emits possiblyChanged() whenever `watcher` reports a change.
    explicit DesktopPreference(const DesktopSettingsWatcher &watcher, QObject *parent = nullptr);

    /// Queries the preference without blocking. Calls `callback` once in this thread, possibly
    /// before returning, unless this object is destroyed first. Passes false if the preference is
    /// unknown.
    virtual void query(const std::function<void(bool enabled)> &callback) = 0;

    /// Queries the preference now and after each possiblyChanged(), and calls `apply` with each
    /// result, until this object or `context` is destroyed.
    void follow(QObject &context, const std::function<void(bool enabled)> &apply);

Q_SIGNALS:
    /// Emitted when the preference may have changed.
    void possiblyChanged();
};

} // namespace doublets
