// SPDX-License-Identifier: MIT
#include "core/odds/choices.h"

#include "core/game/equivalent_positions.h"
#include "core/odds/play_value.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>

namespace doublets {

namespace {

/// A search of every continuation, which visits each position once.
class ChoiceFinder
{
public:
    explicit ChoiceFinder(const Rules &rules)
        : m_rules(rules)
    {
    }

    void find(const Position &position, Side player)
    {
        const bool canPlay =
            (position.stage == Stage::Playing || position.stage == Stage::Claiming) &&
            position.player == player;
        if (!canPlay) {
            add(position);
            return;
        }
        if (std::ranges::find(m_seen, position) != m_seen.end()) {
            return;
        }
        m_seen.push_back(position);
        if (position.stage == Stage::Claiming) {
            add(positionAfterForfeit(m_rules, position));
        }
        for (const Play &play : referee::legalPlays(m_rules, position)) {
            Position next = position;
            referee::play(m_rules, next, play);
            m_plays.push_back(play);
            find(next, player);
            m_plays.pop_back();
        }
    }

    std::vector<Choice> found;

private:
    void add(const Position &end)
    {
        const bool isKnown = std::ranges::any_of(
            found, [&](const Choice &other) { return areEquivalent(other.after, end); });
        if (!isKnown) {
            found.push_back({m_plays, end, {}});
        }
    }

    const Rules &m_rules;
    std::vector<Play> m_plays;
    std::vector<Position> m_seen;
};

} // namespace

std::vector<Choice> choicesWithoutOdds(const Rules &rules, const Position &position)
{
    if (position.stage != Stage::Playing && position.stage != Stage::Claiming) {
        return {};
    }
    ChoiceFinder finder(rules);
    finder.find(position, position.player);
    return std::move(finder.found);
}

std::vector<Choice> choices(const OddsSource &odds, const Position &position)
{
    std::vector<Choice> found = choicesWithoutOdds(odds.rules(), position);
    if (found.empty()) {
        return found;
    }
    const Side player = position.player;
    std::vector<Position> ends;
    std::ranges::transform(found, std::back_inserter(ends), &Choice::after);
    const std::vector<Odds> endOdds = odds.oddsAfterChoices(position, ends);
    for (std::size_t i = 0; i < ends.size(); ++i) {
        found[i].odds = endOdds[i];
    }
    const auto rank = [player](const Choice &choice) {
        constexpr double Rounding = 1e-12; // smaller differences are rounding errors
        return std::pair(-std::llround(choice.odds.score(player) / Rounding), choice.odds.throws);
    };
    std::ranges::stable_sort(found, {}, rank);
    return found;
}

} // namespace doublets
