// SPDX-License-Identifier: MIT
#pragma once

#include "match/command.h"

#include <QString>
#include <QStringList>

#include <chrono>
#include <set>
#include <vector>

namespace doublets {

class Catalogue;
struct RuleSet;

/// The rule sets and commands that a program offers for its match, and the way in which users
/// operate the program. The defaults suit the desktop program.
struct Policy
{
    /// Identifiers of the offered rule sets, in order. All rule sets are offered if empty.
    QStringList ruleSets;
    /// Commands that are never available.
    std::set<Command> withheldCommands;
    /// Whether users have a touch screen and no keyboard.
    bool isTouchOperated = false;
    /// Idle time after which seats lent to visitors return to the computer; multiplied according to
    /// the setting for time limits.
    std::chrono::milliseconds lentSeatTimeout{180'000};

    /// Returns the offered rule sets of `catalogue`, in order.
    [[nodiscard]] std::vector<const RuleSet *> ruleSetsIn(const Catalogue &catalogue) const;
    [[nodiscard]] bool allows(Command command) const { return !withheldCommands.contains(command); }
};

} // namespace doublets
