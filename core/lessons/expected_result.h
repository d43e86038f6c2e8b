// SPDX-License-Identifier: MIT
#pragma once

#include "core/laboratory/experiment.h"
#include "core/laboratory/interval.h"
#include "core/progress.h"

#include <optional>
#include <span>

namespace doublets {

/// The result that an experiment should have, whatever its seed.
struct ExpectedResult
{
    /// The exact share of games won, by White if the players differ and otherwise by the first
    /// thrower; from 0 to 1.
    double share = 0;
    Interval shareRange;  ///< of the shares of at least 95 of 100 such experiments
    double throws = 0;    ///< mean number of throws per game
    Interval throwsRange; ///< of the means of about 95 of 100 such experiments

    bool operator==(const ExpectedResult &) const = default;
};

/// Computes the expected result of an experiment: its share from the exact odds, and its throws
/// from simulated games with the seed of the experiment. Takes up to a second. Returns nullopt if
/// there is no exact share (see exactShares()), or if `progress` cancels the work.
[[nodiscard]] std::optional<ExpectedResult>
expectedResult(const Experiment &experiment, const Catalogue &catalogue, const Progress &progress);

/// Returns the range in which about 95 of 100 means of `games` games lie. `gamesByLength` contains
/// the numbers of simulated games with 0, 1, 2, … throws, of which there must be at least two. The
/// range allows for the error of the mean of the simulated games, too.
[[nodiscard]] Interval meanThrowsRange(std::span<const std::uint64_t> gamesByLength,
                                       std::uint64_t games);

} // namespace doublets
