// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace doublets {

struct HistoryEntry;

/// A change in a match, as announced by Match::changed(). A table is a view of the match, such as a
/// BoardView (see Match).
///
/// An action is announced first as Played, Undone or Redone (or Corrected if no single action
/// describes the change) for tables to animate, then as CommandsChanged, and, once all tables have
/// shown the action, as Revealed. Stepping through the past (Stepped) and a new game on the board
/// (NewGame) are followed by CommandsChanged and Revealed in the same way. CommandsChanged is also
/// sent whenever a table starts or stops moving, or seats, names or hints change, followed by
/// Revealed if all tables are at rest.
struct Change
{
    enum class Kind : std::uint8_t {
        NewGame, ///< the board shows another game
        Played,  ///< `entry` was played
        Undone,  ///< `entry` was undone
        Redone,  ///< `entry` was redone
        /// A throw was corrected, or a correction undone or redone; any action may differ.
        Corrected,
        Stepped,         ///< `entry` is shown again as the next step while looking back
        CommandsChanged, ///< the available commands and playable men may have changed
        Revealed,        ///< texts and figures, or the moment that they describe, may have changed
    };

    Kind kind{};
    /// Null if no single action is concerned; valid only during the signal.
    const HistoryEntry *entry = nullptr;

    /// Returns whether the change concerns a single action, `entry`.
    [[nodiscard]] bool isAction() const { return entry != nullptr; }
};

} // namespace doublets
