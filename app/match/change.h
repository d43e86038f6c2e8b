// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace doublets {

struct HistoryEntry;

/// A change in a match, as announced by Match::changed().
///
/// An action is announced first as Played, Undone or Redone (or Corrected if no single action
/// describes it) for the table to animate, then as Allowed, and, once the table has shown it, as
/// Told. Stepping through the past (Stepped, Allowed, Told) and a new game on the board (NewGame,
/// Allowed, Told) follow the same order. Allowed is sent again whenever a table starts or stops
/// moving, or seats, names or hints change, followed by Told if all tables are at rest.
struct Change
{
    enum class What : std::uint8_t {
        NewGame, ///< the board shows another game
        Played,  ///< `entry` was played
        Undone,  ///< `entry` was undone
        Redone,  ///< `entry` was redone
        /// A throw was corrected, or a correction undone or redone; any action may differ.
        Corrected,
        Stepped, ///< `entry` is shown again as the next step while looking back
        Allowed, ///< the available commands and playable men may have changed
        Told,    ///< texts and figures, or the moment that they describe, may have changed
    };

    What what{};
    /// Null if no single action is concerned; valid only during the signal.
    const HistoryEntry *entry = nullptr;

    /// Returns whether there is an action for the table to animate.
    [[nodiscard]] bool isAction() const { return entry != nullptr; }
};

} // namespace doublets
