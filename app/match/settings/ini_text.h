// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QMap>
#include <QString>
#include <QVariant>

namespace doublets {

/// Values by their keys ("sound/volume") as the INI text that QSettings reads back the same. Texts
/// and lists of texts only: other values are left out.
[[nodiscard]] QByteArray iniText(const QMap<QString, QVariant> &values);

} // namespace doublets
