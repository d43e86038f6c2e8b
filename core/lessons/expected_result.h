// SPDX-License-Identifier: MIT
#pragma once

#include "core/laboratory/experiment.h"
#include "core/laboratory/interval.h"
#include "core/progress.h"

#include <optional>
#include <span>
#include <vector>

namespace doublets {

/// The expected result of an experiment, regardless of its seed.
struct ExpectedResult
{
    /// The exact share of games won, by White if the players differ and otherwise by the first
    /// thrower; from 0 to 1.
    double share = 0;
    Interval shareRange;  ///< contains the share found by at least 95% of experiments
    double throws = 0;    ///< exact mean number of throws per game
    Interval throwsRange; ///< contains the mean found by about 95% of experiments

    bool operator==(const ExpectedResult &) const = default;
};

/// Computes the expected result of an experiment from the exact odds. Only the spread of the number
/// of throws is estimated, from simulated games. Blocks for a few seconds at most. Returns nullopt
/// if there is no exact share (see exactResults()), or if `progress` cancels the work.
/// Precondition: experimentError() returns nullopt.
[[nodiscard]] std::optional<ExpectedResult>
expectedResult(const Experiment &experiment, const Catalogue &catalogue, const Progress &progress);

/// The expected difference between two experiments, the first minus the second, regardless of their
/// seeds.
struct ExpectedDifference
{
    /// The exact difference in the share of games won, from -1 to 1: by White if White and Black
    /// play differently in either experiment, and otherwise by the first thrower.
    double share = 0;
    Interval shareRange; ///< contains the difference found by about 95% of such pairs
    /// Statistical power: the probability, 0 to 1, that the difference in the shares found by two
    /// such experiments is significant (Difference::isSignificant()).
    double power = 0;
    double throws = 0;    ///< difference in the mean number of throws per game
    Interval throwsRange; ///< contains the difference found by about 95% of such pairs
};

/// Computes the expected difference between two experiments with equal numbers of games from the
/// exact odds. The spread is estimated from simulated games, with the same dice if both experiments
/// have the same seed. Blocks for up to three seconds. Returns nullopt if there are no exact
/// results (see exactResults()), or if `progress` cancels the work. Precondition: experimentError()
/// returns nullopt for both.
[[nodiscard]] std::optional<ExpectedDifference> expectedDifference(const Experiment &first,
                                                                   const Experiment &second,
                                                                   const Catalogue &catalogue,
                                                                   const Progress &progress);

/// The expected results of one run, or of two runs side by side.
struct ExpectedResults
{
    std::vector<std::optional<ExpectedResult>> results; ///< one for each run, see expectedResult()
    /// Difference between the two runs; nullopt if there is only one, see also
    /// expectedDifference().
    std::optional<ExpectedDifference> difference;
};

/// Computes expectedResult() of each of `runs` and, if there are two, expectedDifference(), from
/// the same exact shares. Blocks for as long as these functions. If `progress` cancels the work,
/// the remaining results are nullopt. Preconditions: experimentError() returns nullopt for
/// each run, and two runs have equal numbers of games.
[[nodiscard]] ExpectedResults expectedResults(const std::vector<Experiment> &runs,
                                              const Catalogue &catalogue, const Progress &progress);

/// Returns the range around `exactMean` that contains the mean number of throws of `games` games in
/// about 95% of cases. The spread is estimated from simulated games: `gamesByLength` contains the
/// numbers of games with 0, 1, 2, … throws. Precondition: there are at least two simulated games.
[[nodiscard]] Interval meanThrowsRange(std::span<const std::uint64_t> gamesByLength,
                                       std::uint64_t games, double exactMean);

} // namespace doublets
