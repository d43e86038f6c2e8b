// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

// The tables of the referee's tests, as rows of plain text. The expectations are derived from the
// specification of play alone. See positions.h for the notation.

namespace doublets::testing {

/// An action, the expected events and the expected state, in the notation of positions.h.
struct Line
{
    std::string action;
    std::string events; ///< as returned by eventsText()
    std::string state;  ///< as returned by stateText()
};

/// One row of a table: a position, and a sequence of actions from there. In the position, it is the
/// turn of the player of the first action to throw. If the first action is a throw for the lead,
/// the game begins in its initial position; `white` and `black` are ignored, and only document it.
struct Case
{
    std::string name;
    std::string ruleSets; ///< ids of the rule sets to which the row applies, separated by spaces
    /// Rulings that differ from the defaults, as "key=value key=value". May include a default that
    /// the row tests.
    std::string rulings;
    std::string white; ///< White's men
    std::string black; ///< Black's men
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
[[nodiscard]] std::vector<Case> allCases();

} // namespace doublets::testing
