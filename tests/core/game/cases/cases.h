// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

/// The tables of the referee's tests: rows of plain text, expectations drawn from the
/// specification of play alone. positions.h says how they are written.
namespace doublets::testing {

/// An action, the events that it must bring, and what is then to be done.
struct Line
{
    std::string action;
    std::string events;
    std::string then;
};

struct Case
{
    std::string name;
    std::string ruleSets; ///< each of these plays it so
    std::string rulings;  ///< other than the defaults, or a default named to be the row's point
    std::string white;
    std::string black;
    std::vector<Line> lines;
};

[[nodiscard]] std::vector<Case> phaseCases();
[[nodiscard]] std::vector<Case> unplayableCases();
[[nodiscard]] std::vector<Case> totalDoubletCases();
[[nodiscard]] std::vector<Case> otherDoubletCases();
[[nodiscard]] std::vector<Case> rulingCases();
[[nodiscard]] std::vector<Case> claimCases();
[[nodiscard]] std::vector<Case> homeCases();
[[nodiscard]] std::vector<Case> raceCases();
[[nodiscard]] std::vector<Case> racePassingCases();

/// All of them.
[[nodiscard]] std::vector<Case> everyCase();

} // namespace doublets::testing
