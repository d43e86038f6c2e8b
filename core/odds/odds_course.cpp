// SPDX-License-Identifier: MIT
#include "core/odds/odds_course.h"

#include "core/odds/play_value.h"

namespace doublets {

namespace {

OddsAfter oddsAfter(const OddsSource &source, const Position &before, const Odds &oddsBefore,
                    const Turn &turn)
{
    OddsAfter after;
    after.odds = source.of(turn.after);
    const double change = after.odds.white - oddsBefore.white;
    if (std::holds_alternative<Play>(turn.action)) {
        after.choice = change;
        return after;
    }
    if (before.stage == Stage::Claiming) {
        after.choice =
            source.of(withNothingClaimed(source.rules(), before)).white - oddsBefore.white;
    }
    after.luck = change - after.choice;
    return after;
}

} // namespace

std::optional<OddsCourse> oddsCourse(const OddsSource &odds, const Position &start,
                                     const std::vector<Turn> &turns, const GoOn &goOn)
{
    OddsCourse course{odds.of(start), {}};
    course.after.reserve(turns.size());
    for (const Turn &turn : turns) {
        const std::size_t done = course.after.size();
        if (goOn && !goOn(static_cast<double>(done) / static_cast<double>(turns.size()))) {
            return std::nullopt;
        }
        const bool first = done == 0;
        const Position &before = first ? start : turns[done - 1].after;
        const Odds oddsBefore = first ? course.start : course.after.back().odds;
        course.after.push_back(oddsAfter(odds, before, oddsBefore, turn));
    }
    return course;
}

} // namespace doublets
