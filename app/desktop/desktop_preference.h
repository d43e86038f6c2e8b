// SPDX-License-Identifier: MIT
#pragma once

#include "desktop/desktop_settings.h"

#include <QObject>

#include <functional>

namespace doublets {

/// An interface to a Boolean preference of the desktop, such as reduced motion. Replaced in tests.
class DesktopPreference : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;
    /// Creates a preference that emits possiblyChanged() whenever `watcher` reports a change.
    explicit DesktopPreference(const DesktopSettingsWatcher &watcher, QObject *parent = nullptr);

    /// Queries the preference without blocking. Calls `callback` once in the calling thread,
    /// possibly before returning, unless this object is destroyed first. `enabled` is false if the
    /// preference is unknown.
    virtual void query(const std::function<void(bool enabled)> &callback) = 0;

    /// Queries the preference now and after each possiblyChanged(), and calls `apply` with each
    /// result, until this object or `context` is destroyed.
    void observe(QObject &context, const std::function<void(bool enabled)> &apply);

Q_SIGNALS:
    /// Emitted when the preference may have changed.
    void possiblyChanged();
};

} // namespace doublets
