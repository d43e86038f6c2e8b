// SPDX-License-Identifier: MIT
#pragma once

#include <QLoggingCategory>

namespace doublets {

/// The category of all messages of the display: "doublets.display".
Q_DECLARE_LOGGING_CATEGORY(lcDisplay)

/// Logs a warning. For a service, it appears in the journal.
void logWarning(const QString &line);

} // namespace doublets
