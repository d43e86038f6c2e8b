// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace doublets {

struct HistoryEntry;

/// A change in a match, as announced by Match::changed(). In these comments, a table is a board on
/// the screen, such as a BoardView, that animates the actions (see Match).
///
/// Each action is announced as Played, Undone or Redone, for tables to animate, then as
/// CommandsChanged and, once all tables have shown the action, as Revealed. Corrected, Stepped and
/// NewGame are followed by CommandsChanged and Revealed in the same way. CommandsChanged is also
/// announced at other times, for example when a table starts or stops moving or the seats change.
/// CommandsChanged is then followed by Revealed if all tables are at rest.
struct Change
{
    enum class Kind : std::uint8_t {
        NewGame, ///< the board shows another game
        Played,  ///< `entry` was played
        Undone,  ///< `entry` was undone
        Redone,  ///< `entry` was redone
        /// A throw was corrected, or a correction undone or redone. Any action may have changed.
        Corrected,
        Stepped,         ///< `entry` is shown again, as the next step while looking back
        CommandsChanged, ///< the available commands and playable men may have changed
        Revealed,        ///< the texts, the figures or the shown moment may have changed
    };

    Kind kind{};
    /// The action, or null if the change does not concern a single action. Valid only during the
    /// signal.
    const HistoryEntry *entry = nullptr;

    /// Returns whether the change concerns a single action, `entry`.
    [[nodiscard]] bool isAction() const { return entry != nullptr; }
};

} // namespace doublets
