// SPDX-License-Identifier: MIT
#pragma once

#include <QLoggingCategory>

namespace doublets {

/// The category of all messages of the display: "doublets.display".
Q_DECLARE_LOGGING_CATEGORY(lcDisplay)

/// Writes a warning, to the journal of a service.
void logWarning(const QString &line);

} // namespace doublets
