// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/action.h"
#include "core/game/event.h"
#include "core/game/position.h"
#include "core/game/referee.h"
#include "core/rules/rules.h"

#include <string>
#include <vector>

/// Positions, actions and events as short texts, so that rows of tests stay readable.
///
/// Men of one player, points 1 to 6 (or the track in the race):
///     down 2 1+1 2 3 3 3      phase, then pile + men lying in front of it
///     down all                as at the start; off all, re-stack all, race all: as that phase
///                             begins
///     down only 6 6 2         that phase with just these plays left: two men on the 6, one on the
///     2 off 0 1 1+1 0 1+2 1     the men that are missing have been borne off race 7 12*2 removed 1
///     a man on 7, two on 12, one was hit
///     home 0 5 0 0 0 2        where men move in the own table: those on each point
/// Actions and plays:
///     lead 6-2                white's and black's die
///     W 6-2                   white throws
///     Wd3 Wr3 Wo3 Wd5/4       plays down, re-stacks, bears off; from the 5 by a doublet of fours
///     Wm3-8 Wm3-8x Wo22/3     moves, hits, bears off from 22 by a three
namespace doublets::testing {

/// The rules in force, by the rule set's id and rulings as "key=value key=value".
[[nodiscard]] Rules rulesOf(const std::string &ruleSet, const std::string &rulings = {});

/// The plays that complete the phase, counted anew.
[[nodiscard]] std::uint8_t playsLeft(const Men &men);
[[nodiscard]] Men menFrom(const Rules &rules, const std::string &text);
/// `thrower` is to throw.
[[nodiscard]] Position positionFrom(const Rules &rules, const std::string &white,
                                    const std::string &black, Side thrower);
[[nodiscard]] Action actionFrom(const std::string &text);

/// What is to be done: "lead", "W throws", "Wd2 Wd5", "claim Bd1", "W won", "drawn".
/// The men of a `Total` doublet by points: "Wd125/4 x8".
[[nodiscard]] std::string stateText(const Rules &rules, const Position &position);
/// As in the rows of the tables: "W 6-2", "Wd3", "W passes 2 (unplayable no-pile)", "to B" …
[[nodiscard]] std::string eventText(const Event &event);
[[nodiscard]] std::string eventsText(const Events &events);
[[nodiscard]] std::string playText(const Play &play);
[[nodiscard]] std::string phaseText(Phase phase);
[[nodiscard]] std::string menText(const Men &men);
/// Everything, for the messages of failed tests.
[[nodiscard]] std::string positionText(const Position &position);
[[nodiscard]] std::string actionText(const Action &action);

[[nodiscard]] std::vector<std::string> words(const std::string &text, char separator = ' ');

} // namespace doublets::testing
