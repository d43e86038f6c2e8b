// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QString>
#include <QVariant>

#include <functional>

/// The settings of a desktop portal on the session bus. Without Qt DBus, no setting is known.
namespace doublets::portal {

/// Reads a setting without blocking. Calls `callback` once, possibly before returning, unless
/// `context` is destroyed first. Passes an invalid value if the portal does not know the setting or
/// does not answer within two seconds, or if there is no session bus.
void readSetting(const QString &group, const QString &key, QObject *context,
                 const std::function<void(const QVariant &value)> &callback);

/// Connects the change of any setting to `signal` of `receiver`, which SIGNAL() has named.
void watchSettings(QObject &receiver, const char *signal);

} // namespace doublets::portal
