// SPDX-License-Identifier: MIT
#pragma once

#include "match/command.h"
#include "match/session/save_slot.h"

#include <QString>
#include <QStringList>

#include <chrono>
#include <set>

namespace doublets {

/// The commands that a shell offers for its match, and where the match is kept. The defaults suit
/// the desktop application, except that nothing is kept.
struct Policy
{
    /// Folder of the unfinished game and of the games left. Nothing is kept on disk if empty.
    QString dataFolder;
    /// Number of this match's save slot in `dataFolder`.
    int slot = SaveSlot::First;
    /// Identifiers of the offered rule sets, in order. All rule sets are offered if empty.
    QStringList ruleSets;
    /// Commands that are never available.
    std::set<Command> withheld;
    /// Whether users have a touch screen and no keyboard.
    bool byTouch = false;
    /// Idle time after which seats lent to visitors go back to the computer; scaled by the setting
    /// for the time given.
    std::chrono::milliseconds seatsLentFor{180'000};

    [[nodiscard]] bool allows(Command command) const { return !withheld.contains(command); }
};

} // namespace doublets
