// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QString>
#include <QVariant>

#include <functional>

/// Access to the settings of the XDG desktop portal. Without Qt DBus, every setting is unavailable.
namespace doublets::portal {

/// Reads a setting without blocking. Calls `callback` once, possibly before returning, unless
/// `context` is destroyed first. Passes an invalid value if the portal does not provide the setting
/// or does not answer within two seconds, or if there is no session bus.
void readSetting(const QString &group, const QString &key, QObject *context,
                 const std::function<void(const QVariant &value)> &callback);

/// Emits `signal` of `receiver` whenever a setting of the portal changes. `signal` is the result of
/// SIGNAL() and has no parameters. Accepts the change from any sender on the bus, since resolving
/// the portal's name would block. Does nothing without a session bus or without Qt DBus.
void watchSettings(QObject &receiver, const char *signal);

} // namespace doublets::portal
