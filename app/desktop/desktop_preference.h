// SPDX-License-Identifier: MIT
#pragma once

#include "desktop/desktop_portal.h"

#include <QObject>

#include <functional>

namespace doublets {

/// A Boolean preference of the whole desktop, such as reduced motion. Tests replace it by a fake.
class DesktopPreference : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;
    /// Emits changeSuspected() whenever `watch` reports a change. `watch` must outlive this object.
    explicit DesktopPreference(const DesktopWatch &watch, QObject *parent = nullptr);

    /// Determines the preference without blocking. Calls `tell` once in this thread, possibly
    /// before returning.
    virtual void ask(const std::function<void(bool enabled)> &tell) = 0;

    /// Calls `apply` with the preference, initially and after each changeSuspected(), until
    /// `context` is destroyed.
    void follow(QObject &context, const std::function<void(bool enabled)> &apply);

Q_SIGNALS:
    /// Emitted when the preference may have changed.
    void changeSuspected();
};

} // namespace doublets
