// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QMap>
#include <QString>
#include <QVariant>

namespace doublets {

/// Returns settings as INI text, from which QSettings reads the same strings and, with
/// QVariant::toStringList(), the same lists. The keys of `values` are names such as "sound/volume".
/// Supports values of type QString and QStringList, and omits others.
[[nodiscard]] QByteArray iniText(const QMap<QString, QVariant> &values);

} // namespace doublets
