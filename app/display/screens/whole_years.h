// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace doublets {

/// The same text, in which no line ends within a year such as "c. 1665–70".
[[nodiscard]] QString withWholeYears(QString text);
/// The same for who hears it: without what holds its lines together.
[[nodiscard]] QString withoutJoiners(QString text);

} // namespace doublets
