// SPDX-License-Identifier: MIT
#pragma once

#include "laboratory/charts/chart.h"

#include <QString>

/// What a laboratory finds, in plain sentences of the reader's language.
namespace doublets {

/// "A: " or "B: " where two experiments are compared; else nothing.
[[nodiscard]] QString rowLetter(const ChartData &data, std::size_t row);
/// The sentence of an experiment, after its letter.
[[nodiscard]] QString inRow(const ChartData &data, std::size_t row, const QString &sentence);
/// "53.19 %"
[[nodiscard]] QString percentOf(double share, int decimals);
/// So many decimals that the band is told from the share; 1 to 3.
[[nodiscard]] int decimalsFor(const Interval &interval);

/// What is known of the first thrower: the share, its band, the exact value.
[[nodiscard]] QString shareSentence(const ChartData::Row &row);
/// The same of a moment that is past.
[[nodiscard]] QString stageSentence(const Findings::Stage &stage);
/// How far two experiments are apart, and what to make of it. Precondition: two rows.
[[nodiscard]] QString differenceSentence(const LaboratoryState &state);

} // namespace doublets
