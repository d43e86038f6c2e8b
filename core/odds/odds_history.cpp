// SPDX-License-Identifier: MIT
#include "core/odds/odds_history.h"

#include "core/odds/play_value.h"

namespace doublets {

namespace {

/// Returns the change of White's score.
double change(const Odds &before, const Odds &after)
{
    return after.score(Side::White) - before.score(Side::White);
}

OddsChange computedOddsAfter(const OddsSource &source, const Odds &before, const Position &after)
{
    const Odds odds = source.oddsOf(after);
    return {odds, 0, change(before, odds)};
}

/// Judges all plays of a player with one throw together, after the last. Estimates of the positions
/// between would differ by their errors.
OddsChange estimatedOddsAfter(const OddsSource &source, const Play &play, const Odds &before,
                              const Position &after)
{
    if (after.stage == Stage::Playing && after.player == play.by) {
        return {before, 0, 0};
    }
    const Odds odds = source.oddsOf(after);
    const double made = change(before, odds);
    const bool isGain = play.by == Side::White ? made > 0 : made < 0;
    if (!isGain) {
        return {odds, 0, made};
    }
    // No choice is better than the best: an apparent gain is an error of the estimates.
    return after.isOver()
               ? OddsChange{odds, made, 0}
               : OddsChange{{before.white, before.black, odds.throws, odds.margin}, 0, 0};
}

OddsChange oddsAfter(const OddsSource &source, const Position &before, const Odds &oddsBefore,
                     const HistoryEntry &entry)
{
    if (const auto *play = std::get_if<Play>(&entry.action)) {
        return source.method() == OddsMethod::GoodPlay
                   ? estimatedOddsAfter(source, *play, oddsBefore, entry.after)
                   : computedOddsAfter(source, oddsBefore, entry.after);
    }
    OddsChange after;
    after.odds = source.oddsOf(entry.after);
    Odds oddsToThrow = oddsBefore;
    if (before.stage == Stage::Claiming) {
        oddsToThrow = source.oddsOf(positionAfterForfeit(source.rules(), before));
        after.choice = change(oddsBefore, oddsToThrow);
    }
    after.luck = change(oddsToThrow, after.odds);
    return after;
}

} // namespace

std::optional<OddsHistory> oddsHistory(const OddsSource &odds, const Position &start,
                                       const std::vector<HistoryEntry> &history,
                                       const Progress &progress)
{
    OddsHistory course{odds.oddsOf(start), {}};
    course.after.reserve(history.size());
    for (const HistoryEntry &entry : history) {
        const std::size_t done = course.after.size();
        if (progress &&
            !progress(static_cast<double>(done) / static_cast<double>(history.size()))) {
            return std::nullopt;
        }
        const bool first = done == 0;
        const Position &before = first ? start : history[done - 1].after;
        const Odds oddsBefore = first ? course.start : course.after.back().odds;
        course.after.push_back(oddsAfter(odds, before, oddsBefore, entry));
    }
    return course;
}

} // namespace doublets
