// SPDX-License-Identifier: MIT
#pragma once

#include <QtGlobal>

/// The most and the least of everything, in one place. What a rule file asks for is checked against
/// these when it is loaded (core/rules/rule_set_checks.h), what a record holds when it is read and
/// before it is written (core/record/sizes.h). So nothing behind them has to check again, and the
/// referee can hold men, numbers, plays and events in place, without allocating.
namespace doublets::limits {

// What a rule file may ask for.
constexpr int LeastDice = 2;
constexpr int MostDice = 3;
constexpr int LeastMenOnPoint = 1; ///< at the start, on each point of a player's own table
constexpr int MostMenOnPoint = 3;
constexpr int LeastPhases = 2;
constexpr int MostPhases = 3;
constexpr qint64 LargestRuleFile = 1024 * 1024; ///< bytes

// What a procedure may bring about (`mostPlays` and `mostEvents` of Procedure).
constexpr int MostPlays = 54;  ///< legal plays of a position: three numbers of eighteen men
constexpr int MostEvents = 16; ///< events of one action

// What follows from the above.
constexpr int Faces = 6;                  ///< of a die
constexpr int MostDoubletMen = 2 * Faces; ///< men that a doublet of two dice gives, by its pips
constexpr int MostDifferentThrows = 56;   ///< of three dice, whatever their order

// What a record may hold: more is not read, and therefore not written. The longest of some
// thousands of games by each rule set has 90 throws and 140 plays. What was undone counts as if it
// were played, so that no redo leads beyond.
constexpr int MostNameCharacters = 40; ///< Unicode code points
constexpr int MostWordCharacters = 40; ///< of ids and other words of the format
constexpr int MostRulings = 40;
constexpr int MostRecordedLeads = 100; ///< pairs thrown for the lead, ties included
constexpr int MostRecordedThrows = 1'000;
constexpr int MostRecordedPlays = 1'000;
constexpr int MostOfARecordedThrow = 40; ///< plays of one throw, and numbers lost of it
constexpr int MostActionsAhead = MostRecordedLeads + MostRecordedThrows + MostRecordedPlays;
constexpr int MostFacesAhead = 2 * MostRecordedLeads + MostDice * MostRecordedThrows;
constexpr int MostNotes = 300;          ///< a step each; as many as stay far below the largest file
constexpr int MostNoteCharacters = 500; ///< Unicode code points
constexpr qint64 LargestRecord =
    2 * 1024 * 1024; ///< bytes; all within the limits above is far shorter

} // namespace doublets::limits
