// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace doublets {

/// Returns the name of a strong computer that has been given none, as on a name plate: "Computer".
[[nodiscard]] QString strongComputerName();
/// Returns the name of a careless computer that has been given none: "Careless computer".
[[nodiscard]] QString carelessComputerName();

/// Returns `sentences`, into which names of players have been inserted, with the names of computers
/// as part of their sentences: "Now the careless computer throws." A name before a colon is a
/// heading and remains unchanged.
[[nodiscard]] QString withComputersInSentences(const QString &sentences);

} // namespace doublets
