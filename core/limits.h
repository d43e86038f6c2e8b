// SPDX-License-Identifier: MIT
#pragma once

#include <QtGlobal>

/// Size limits of rule files, invention files and game records.
///
/// Rule files are checked when they are loaded (core/rules/rule_set_checks.h), records when they
/// are read and before they are written (core/record/content_check.h). All other code relies on
/// these limits without checking them again, and the referee stores men, numbers, plays and events
/// in fixed-size arrays.
namespace doublets::limits {

// Limits of rule files.
constexpr int MinDice = 2;
constexpr int MaxDice = 3;
constexpr int MinMenOnPoint = 1; ///< initial men on each point of a player's own table
constexpr int MaxMenOnPoint = 3; ///< as MinMenOnPoint
constexpr int MinPhases = 2;
constexpr int MaxPhases = 3;
constexpr qint64 MaxRuleFileSize = 1024 * 1024;    ///< in bytes
constexpr qint64 MaxInventionFileSize = 64 * 1024; ///< in bytes

// Limits of a procedure (`maxPlays` and `maxEvents` of Procedure).
constexpr int MaxPlays = 54;  ///< legal plays of a position: 3 numbers times 18 men
constexpr int MaxEvents = 16; ///< events of one action

// Values derived from the limits above.
constexpr int Faces = 6;                 ///< faces of a die
constexpr int MaxDoubletMen = 2 * Faces; ///< greatest total of the pips of a doublet of two dice
constexpr int MaxDistinctThrows = 56;    ///< throws of three dice, regardless of order

// Limits of records. Larger records are rejected when read and are never written. Among several
// thousand games of each rule set, the longest has 90 throws and 140 plays. Undone actions count
// like played ones, so that redoing them cannot exceed a limit.
constexpr int MaxNameLength = 40;    ///< in Unicode code points
constexpr int MaxKeywordLength = 40; ///< of ids and keywords, in UTF-16 code units
constexpr int MaxRulings = 40;
constexpr int MaxRecordedLeads = 100; ///< opening throws (OpeningThrow), ties included
constexpr int MaxRecordedThrows = 1'000;
constexpr int MaxRecordedPlays = 1'000;
constexpr int MaxPlaysPerThrow = 40; ///< limits both the plays and the lost numbers of one throw
constexpr int MaxUndoneActions = MaxRecordedLeads + MaxRecordedThrows + MaxRecordedPlays;
constexpr int MaxFutureFaces = 2 * MaxRecordedLeads + MaxDice * MaxRecordedThrows;
constexpr int MaxMatchGames = 7;   ///< games in the longest match
constexpr int MaxNotes = 300;      ///< records with this many notes remain far below MaxRecordSize
constexpr int MaxNoteLength = 500; ///< in Unicode code points
/// In bytes; records within the limits above are far smaller.
constexpr qint64 MaxRecordSize = 2 * 1024 * 1024;

} // namespace doublets::limits
