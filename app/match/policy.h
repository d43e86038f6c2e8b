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
class RuleSet;

/// The rule sets and commands that a program offers, and the way in which users operate the
/// program. The defaults are for the desktop program.
struct Policy
{
    /// The ids of the offered rule sets, in order. If empty, all rule sets are offered.
    QStringList ruleSets;
    /// The commands that are never available.
    std::set<Command> withheldCommands;
    /// Whether users have a touch screen and no keyboard.
    bool isTouchOperated = false;
    /// Whether texts address a person who plays against the computer as "you".
    bool addressesPlayer = false;
    /// The idle time after which seats taken with Command::TakeSeat return to the computer.
    /// Settings::readingTime may extend or remove this timeout.
    std::chrono::milliseconds lentSeatTimeout{180'000};

    /// Returns the offered rule sets in `catalogue`, in order. Omits unknown ids. `catalogue` owns
    /// the rule sets.
    [[nodiscard]] std::vector<const RuleSet *> ruleSetsIn(const Catalogue &catalogue) const;
    [[nodiscard]] bool allows(Command command) const { return !withheldCommands.contains(command); }
};

} // namespace doublets
