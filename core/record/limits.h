// SPDX-License-Identifier: MIT
#pragma once

#include <QtGlobal>

/// What a record may hold, all at once: more is not read, and therefore not written. The longest of
/// some thousands of games by each rule set has 90 throws and 140 plays. What was undone counts as
/// if it were played, so that no redo leads beyond.
namespace doublets::limits {

constexpr int MostNameCharacters = 40; ///< Unicode code points
constexpr int MostWordCharacters = 40; ///< of ids and other words of the format
constexpr int MostRulings = 40;
constexpr int MostOpenings = 100; ///< pairs thrown for the lead
constexpr int MostThrows = 1'000;
constexpr int MostPlays = 1'000;
constexpr int MostOfAThrow = 40; ///< plays of one throw, and numbers lost of it
constexpr int MostActionsAhead = MostOpenings + MostThrows + MostPlays;
constexpr int MostFacesAhead = 2 * MostOpenings + 3 * MostThrows;

/// A longer text is refused unread; anything within the limits above is far shorter.
constexpr qint64 LargestRecord = 2 * 1024 * 1024;

} // namespace doublets::limits
