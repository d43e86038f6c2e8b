// SPDX-License-Identifier: MIT
#include "match/first_steps/first_step.h"

#include "core/dice/dice.h"

#include <algorithm>

namespace doublets {

namespace {

/// The seed of the dice after those of the step. Any value is possible.
constexpr std::uint64_t SeedOfLater = 1674;

} // namespace

std::unique_ptr<Game> FirstStep::createGame(const RuleSet &ruleSet, const Rulings &rulings) const
{
    auto made = std::make_unique<Game>(ruleSet, rulings, std::make_unique<SeededDice>(SeedOfLater));
    made->restore(actions, {}, {dice.begin(), dice.end()});
    return made;
}

bool FirstStep::isReachedIn(const Game &game) const
{
    const auto &history = game.history();
    return history.size() >= actions.size() &&
           std::equal(actions.begin(), actions.end(), history.begin(),
                      [](const Action &action, const HistoryEntry &entry) {
                          return action == entry.action;
                      });
}

bool FirstStep::needsSecondThrow(const Rules &rules) const
{
    return kind == Kind::DoubletThrown && grantsAnotherThrow(rules, dice);
}

std::span<const HistoryEntry> FirstStep::entriesIn(const Game &game) const
{
    const std::span<const HistoryEntry> history(game.history());
    if (history.size() <= actions.size()) {
        return {};
    }
    const auto after = history.subspan(actions.size());
    // A throw beyond those of this step belongs to the next step.
    auto throws = dice.empty() ? 0 : needsSecondThrow(game.rules()) ? 2 : 1;
    std::size_t size = 0;
    while (size < after.size() &&
           (!std::holds_alternative<Throw>(after[size].action) || throws-- > 0)) {
        ++size;
    }
    return after.first(size);
}

FirstStep::State FirstStep::state(const Game &game) const
{
    const auto mine = entriesIn(game);
    const auto throws = std::ranges::count_if(mine, [](const HistoryEntry &entry) {
        return std::holds_alternative<Throw>(entry.action);
    });
    const bool fell = dice.empty() ? game.history().size() >= actions.size() : throws > 0;
    const bool again = needsSecondThrow(game.rules());
    const Position &position = mine.empty() ? game.position() : mine.back().after;
    if (position.isOver() || (fell && kind == Kind::FirstThrowPending) || (again && throws > 1)) {
        return State::Done;
    }
    if (position.stage == Stage::Playing) {
        return position.player == Side::White ? State::ToPlay : State::OpponentToPlay;
    }
    return !fell ? State::ToThrow : again ? State::ToThrowAgain : State::Done;
}

Throw FirstStep::diceOnBoard() const
{
    if (dice.empty()) {
        const auto *fell = std::get_if<Throw>(&actions.back());
        return fell != nullptr ? *fell : Throw();
    }
    return dice;
}

} // namespace doublets
