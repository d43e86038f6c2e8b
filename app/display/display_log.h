// SPDX-License-Identifier: MIT
#pragma once

#include <QLoggingCategory>

namespace doublets {

/// The category of all messages of the display: "doublets.display".
Q_DECLARE_LOGGING_CATEGORY(lcDisplay)

/// Logs `line` as a warning of the category lcDisplay. If the display runs as a systemd service,
/// the warning appears in the journal.
void logWarning(const QString &line);

} // namespace doublets
