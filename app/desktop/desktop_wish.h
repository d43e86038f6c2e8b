// SPDX-License-Identifier: MIT
#pragma once

#include "desktop/desktop_portal.h"

#include <QObject>

#include <functional>

namespace doublets {

/// Something that people have told their desktop, and that holds for every programme. Tests put
/// their own in its place.
class DesktopWish : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;
    /// One that may change whenever the desktop says so. The watch must outlive it.
    explicit DesktopWish(const DesktopWatch &watch, QObject *parent = nullptr);

    /// Asks; `tell` is called once, now or later. Never waits.
    virtual void ask(const std::function<void(bool is)> &tell) = 0;

    /// Asks now, and again whenever the answer may be another, as long as `context` lives.
    void follow(QObject &context, const std::function<void(bool is)> &apply);

Q_SIGNALS:
    void mayHaveChanged();
};

} // namespace doublets
