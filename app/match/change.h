// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace doublets {

struct HistoryEntry;

/// What is new in a match. An action comes as Played, Undone or Redone, or as Corrected where it is
/// no single one, for the table to show; then as Allowed; and, once it has been seen, as Told. So
/// does the next step of the past (Stepped, Allowed, Told), and another game (NewGame, Allowed,
/// Told). Allowed comes again whenever the table begins or ends a motion, or seats,
/// names or hints change; Told with it while the table is at rest.
struct Change
{
    enum class What : std::uint8_t {
        NewGame,   ///< another game is on the board
        Played,    ///< `entry` was done
        Undone,    ///< `entry` was taken back
        Redone,    ///< `entry` was done again
        Corrected, ///< a throw was corrected, or that was undone or redone: any action may be
                   ///< another
        Stepped,   ///< `entry` is shown again, as the next step of what is looked back at
        Allowed,   ///< other things may be done now: buttons, and men that can be played
        Told, ///< other things may be told now: words and figures, or the moment they are about
    };

    What what{};
    const HistoryEntry *entry = nullptr; ///< for the time of the signal only

    /// Whether there is something for the table to move.
    [[nodiscard]] bool isAction() const { return entry != nullptr; }
};

} // namespace doublets
