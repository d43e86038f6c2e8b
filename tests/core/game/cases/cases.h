// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

// The tables of the referee's tests, as rows of plain text. The expectations are derived from the
// specification of play alone. See positions.h for the notation.

namespace doublets::testing {

/// An action, the expected events and the expected state (see stateText()).
struct Line
{
    std::string action;
    std::string events;
    std::string then;
};

/// A position, and a sequence of actions from there.
struct Case
{
    std::string name;
    std::string ruleSets; ///< the rule sets to which the row applies
    std::string rulings;  ///< differences from the defaults; may name a default that the row tests
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
[[nodiscard]] std::vector<Case> setUpCases();
[[nodiscard]] std::vector<Case> raceCases();
[[nodiscard]] std::vector<Case> racePassingCases();

/// Returns the cases of all tables.
[[nodiscard]] std::vector<Case> everyCase();

} // namespace doublets::testing
