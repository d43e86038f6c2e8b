// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/action.h"
#include "core/game/event.h"
#include "core/game/position.h"
#include "core/game/referee.h"
#include "core/rules/rules.h"

#include <string>
#include <vector>

// A short notation for positions, actions and events, which keeps the rows of tests readable.
//
// Men of one player, on points 1 to 6 (or on the track in the race):
//     down 2 1+1 2 3 3 3      phase, then pile + men in front of it
//     down all                as at the start of the phase; also off, re-stack and race all
//     down only 6 6 2         the phase with just these plays left: two on the 6, one on the 2
//     off 0 1 1+1 0 1+2 1     missing men have been borne off
//     race 7 12*2 removed 1   a man on 7, two on 12, one removed
//     home 0 5 0 0 0 2        men on each point, in games whose men move within the player's own
//                             table
//     up only 6 2             men set up again, but for one on the 6 and one on the 2
// Actions and plays:
//     lead 6-2                White's and Black's die
//     W 6-2                   White throws
//     Wd3 Wr3 Wo3 Wu3 Wd5/4   plays down, re-stacks, bears off, sets up; from the 5 by a double
//                             four
//     Wm3-8 Wm3-8x Wo22/3     moves, hits, bears off from 22 by a three
//
// The functions that parse this notation throw a std::logic_error for most invalid texts.

namespace doublets::testing {

/// Returns the rules of a rule set by its id, with rulings as "key=value key=value".
[[nodiscard]] Rules rulesOf(const std::string &ruleSet, const std::string &rulings = {});

/// Returns the number of plays that complete the phase, independently of the referee.
[[nodiscard]] std::uint8_t playsLeft(const Men &men);
[[nodiscard]] Men menFrom(const Rules &rules, const std::string &text);
/// Returns a position in which `thrower` must throw.
[[nodiscard]] Position positionFrom(const Rules &rules, const std::string &white,
                                    const std::string &black, Side thrower);
[[nodiscard]] Action actionFrom(const std::string &text);

/// Returns the next task or the result: "lead", "W throws", "Wd2 Wd5", "claim Bd1", "W won" or
/// "drawn". Plays of a `Total` doublet are listed by point: "Wd125/4 x8".
[[nodiscard]] std::string stateText(const Rules &rules, const Position &position);
/// Returns `event` in the notation above: "W 6-2", "Wd3", "to B" or "W passes 2
/// (unplayable no-pile)".
[[nodiscard]] std::string eventText(const Event &event);
[[nodiscard]] std::string eventsText(const Events &events);
[[nodiscard]] std::string playText(const Play &play);
[[nodiscard]] std::string phaseText(Phase phase);
[[nodiscard]] std::string menText(const Men &men);
/// Returns a full description, for the messages of failed tests.
[[nodiscard]] std::string positionText(const Position &position);
[[nodiscard]] std::string actionText(const Action &action);

[[nodiscard]] std::vector<std::string> words(const std::string &text, char separator = ' ');

} // namespace doublets::testing
