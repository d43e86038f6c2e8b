// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QString>
#include <QVariant>

#include <functional>

/// Access to the settings of the XDG desktop portal. All settings are unavailable in builds without
/// Qt DBus.
namespace doublets::portal {

/// Reads the setting `key` of the group `group`, such as "org.freedesktop.appearance", without
/// blocking. Calls `callback` once, possibly before returning, unless `context`, which must not be
/// null, is destroyed first. The value is invalid if the portal does not provide the setting or
/// does not respond within two seconds, or if there is no session bus.
void readSetting(const QString &group, const QString &key, QObject *context,
                 const std::function<void(const QVariant &value)> &callback);

/// Emits the parameterless signal `signal` of `receiver`, as returned by SIGNAL(), whenever a
/// setting of the portal changes. Accepts changes from any sender on the bus. Does nothing without
/// a session bus or without Qt DBus.
void watchSettings(QObject &receiver, const char *signal);

} // namespace doublets::portal
