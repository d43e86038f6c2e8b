// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QMap>
#include <QString>
#include <QVariant>

namespace doublets {

/// Returns `values`, keyed by names such as "sound/volume", as INI text that QSettings reads back
/// unchanged. Supports QString and QStringList; other values are omitted.
[[nodiscard]] QByteArray iniText(const QMap<QString, QVariant> &values);

} // namespace doublets
