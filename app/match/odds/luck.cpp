// SPDX-License-Identifier: MIT
#include "match/odds/luck.h"

#include "core/game/referee.h"

#include <cmath>

namespace doublets {

namespace {

const Position &before(const Position &start, const std::vector<HistoryEntry> &history,
                       std::size_t index)
{
    return index == 0 ? start : history[index - 1].after;
}

} // namespace

std::optional<Side> actorOf(const Rules &rules, const Position &start,
                            const std::vector<HistoryEntry> &history, std::size_t index)
{
    const Action &action = history[index].action;
    if (const auto *play = std::get_if<Play>(&action)) {
        return play->by;
    }
    if (std::holds_alternative<OpeningThrow>(action)) {
        return std::nullopt;
    }
    return referee::nextThrower(rules, before(start, history, index));
}

std::optional<ChanceContributions>
chanceContributions(const Rules &rules, const Position &start,
                    const std::vector<HistoryEntry> &history,
                    const std::vector<std::optional<OddsChange>> &changes, std::size_t count)
{
    ChanceContributions made;
    for (std::size_t i = 0; i < count; ++i) {
        if (!changes[i]) {
            return std::nullopt;
        }
        const auto actor = actorOf(rules, start, history, i);
        (actor ? made.dice[indexOf(*actor)] : made.lead) += changes[i]->luck;
        if (const auto *play = std::get_if<Play>(&history[i].action)) {
            made.choices[indexOf(play->by)] += changes[i]->choice;
        } else { // the other player's numbers are forfeited unless they were claimed
            made.claims[indexOf(before(start, history, i).player)] += changes[i]->choice;
        }
    }
    return made;
}

std::optional<WinCause> winCause(Side winner, const std::vector<std::optional<OddsChange>> &changes,
                                 OddsMethod method)
{
    // Changes in the winner's score.
    constexpr double Nothing = 0.02;
    constexpr double Much = 0.15;
    constexpr double GreatLuck = 0.75;
    constexpr double AlmostLost = 0.1;
    constexpr double BeyondDoubt = 0.25; // several times the error of an estimated game

    const double sign = winner == Side::White ? 1 : -1;
    double luck = 0;
    double choice = 0;
    double costs = 0; // of all choices of both players
    double lowest = 1;
    double luckSinceLowest = 0;
    for (auto change = changes.rbegin(); change != changes.rend(); ++change) {
        if (!*change) {
            return std::nullopt;
        }
        luck += sign * (*change)->luck;
        choice += sign * (*change)->choice;
        costs += std::abs((*change)->choice);
        if (const double score = 1 - luck - choice; score < lowest) {
            lowest = score;
            luckSinceLowest = luck;
        }
    }
    if (method == OddsMethod::RandomPlay) {
        return std::abs(luck) < BeyondDoubt ? std::nullopt
               : luck > 0                   ? std::optional(WinCause::KindDice)
                                            : std::optional(WinCause::AgainstDice);
    }
    if (luck < Nothing) {
        return luck < -Nothing ? WinCause::AgainstDice : WinCause::EvenDice;
    }
    if (luck >= GreatLuck) {
        return WinCause::GreatLuck;
    }
    if (lowest <= AlmostLost && luckSinceLowest >= GreatLuck) {
        return WinCause::LateLuck;
    }
    if (costs <= Nothing) {
        return WinCause::DiceAlone;
    }
    return choice >= Much ? WinCause::BetterChoices : WinCause::KindDice;
}

} // namespace doublets
