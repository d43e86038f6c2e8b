// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace doublets {

/// Returns the default name of a strong computer, as on a name plate: "Computer".
[[nodiscard]] QString strongComputerName();
/// Returns the default name of a computer of medium strength: "Casual computer".
[[nodiscard]] QString casualComputerName();
/// Returns the default name of a careless computer: "Careless computer".
[[nodiscard]] QString carelessComputerName();

/// Returns a copy of `sentences` in which the default names of computers are in the form for use
/// within a sentence: "Now the careless computer throws." A name before a colon is a heading and
/// remains unchanged, as does a name that is already in that form.
[[nodiscard]] QString withComputersInSentences(const QString &sentences);

} // namespace doublets
