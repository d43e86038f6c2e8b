// SPDX-License-Identifier: MIT
#pragma once

#include <QtGlobal>

/// Size limits of rule files and game records.
///
/// Rule files are checked when they are loaded (core/rules/rule_set_checks.h), records when they
/// are read and before they are written (core/record/sizes.h). All other code relies on these
/// limits without checking them again, and the referee stores men, numbers, plays and events in
/// fixed-size arrays.
namespace doublets::limits {

// Limits of rule files.
constexpr int LeastDice = 2;
constexpr int MostDice = 3;
constexpr int LeastMenOnPoint = 1; ///< initial men on each point of a player's own table
constexpr int MostMenOnPoint = 3;
constexpr int LeastPhases = 2;
constexpr int MostPhases = 3;
constexpr qint64 LargestRuleFile = 1024 * 1024; ///< in bytes

// Limits of a procedure (`mostPlays` and `mostEvents` of Procedure).
constexpr int MostPlays = 54;  ///< legal plays of a position: three numbers, eighteen men
constexpr int MostEvents = 16; ///< events of one action

// Values derived from the limits above.
constexpr int Faces = 6;                  ///< faces of a die
constexpr int MostDoubletMen = 2 * Faces; ///< men given by a doublet of two dice, by its pips
constexpr int MostDifferentThrows = 56;   ///< unordered throws of three dice

// Limits of records. Larger records are rejected when read and are never written. The longest of
// some thousands of games of each rule set has 90 throws and 140 plays. Undone actions count like
// played ones, so that redoing them cannot exceed a limit.
constexpr int MostNameCharacters = 40; ///< in Unicode code points
constexpr int MostWordCharacters = 40; ///< of ids and other words of the format
constexpr int MostRulings = 40;
constexpr int MostRecordedLeads = 100; ///< pairs of dice thrown for the lead, ties included
constexpr int MostRecordedThrows = 1'000;
constexpr int MostRecordedPlays = 1'000;
constexpr int MostOfARecordedThrow = 40; ///< plays, and lost numbers, of one throw
constexpr int MostActionsAhead = MostRecordedLeads + MostRecordedThrows + MostRecordedPlays;
constexpr int MostFacesAhead = 2 * MostRecordedLeads + MostDice * MostRecordedThrows;
constexpr int MostNotes = 300; ///< at most one a step; keeps records far below the largest file
constexpr int MostNoteCharacters = 500; ///< in Unicode code points
constexpr qint64 LargestRecord =
    2 * 1024 * 1024; ///< in bytes; records within the limits above are far smaller

} // namespace doublets::limits
