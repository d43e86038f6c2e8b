// SPDX-License-Identifier: MIT
#pragma once

#include "match/command.h"
#include "match/session/save_slot.h"

#include <QString>
#include <QStringList>

#include <chrono>
#include <set>

namespace doublets {

/// What a shell lets people do with a match, and what is kept of it. The default is that of the
/// desktop, but keeps nothing.
struct Policy
{
    /// Where the unfinished game and the games left lie. Empty: nothing is kept on disk.
    QString dataFolder;
    /// Which save in it is this match's own.
    int slot = SaveSlot::First;
    /// Identifiers of the rule sets that may be chosen, in the order in which they are offered.
    /// Empty: all.
    QStringList ruleSets;
    /// What people cannot do here at all.
    std::set<Command> withheld;
    /// People have a screen to touch, and no keys.
    bool byTouch = false;
    /// A match set to be played by the computer takes back the seats it lent after that time.
    std::chrono::milliseconds seatsLentFor{180'000};

    [[nodiscard]] bool allows(Command command) const { return !withheld.contains(command); }
};

} // namespace doublets
