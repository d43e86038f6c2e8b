// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

namespace doublets {

/// Goes on as another programme, in the place of this one, with those arguments (its own name
/// first). Returns only where that was not possible: the system's number for why not.
[[nodiscard]] int becomeProgramme(const QString &path, const QStringList &arguments);

} // namespace doublets
