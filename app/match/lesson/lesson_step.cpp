// SPDX-License-Identifier: MIT
#include "match/lesson/lesson_step.h"

#include "core/dice/dice.h"

#include <algorithm>

namespace doublets {

namespace {

/// Of what falls after the dice of a step: as good as any other.
constexpr std::uint64_t SeedOfLater = 1674;

/// How many of these actions throw all the dice.
std::ptrdiff_t throwsIn(const Game &game, std::size_t from)
{
    const auto &history = game.history();
    const auto begin =
        history.begin() + static_cast<std::ptrdiff_t>(std::min(from, history.size()));
    return std::count_if(begin, history.end(), [](const HistoryEntry &entry) {
        return std::holds_alternative<Throw>(entry.action);
    });
}

} // namespace

std::unique_ptr<Game> LessonStep::game(const RuleSet &ruleSet, const Rulings &rulings) const
{
    auto made = std::make_unique<Game>(ruleSet, rulings, std::make_unique<SeededDice>(SeedOfLater));
    made->restore(actions, {}, {dice.begin(), dice.end()});
    return made;
}

bool LessonStep::isPartOf(const Game &game) const
{
    const auto &history = game.history();
    return history.size() >= actions.size() &&
           std::equal(actions.begin(), actions.end(), history.begin(),
                      [](const Action &action, const HistoryEntry &entry) {
                          return action == entry.action;
                      });
}

LessonStep::State LessonStep::state(const Game &game) const
{
    const Position &position = game.position();
    const auto throws = throwsIn(game, actions.size());
    const bool fell = dice.empty() ? game.history().size() >= actions.size() : throws > 0;
    const bool again = kind == Kind::DoubletThrown && throwsAgain(game.rules(), dice);
    if (position.isOver() || (fell && kind == Kind::FirstThrow) || (again && throws > 1)) {
        return State::Done;
    }
    if (!fell && position.stage != Stage::Playing) {
        return State::ToThrow;
    }
    if (position.stage == Stage::Playing) {
        return position.player == Side::White ? State::ToPlay : State::OtherToPlay;
    }
    return again ? State::ToThrowAgain : State::Done;
}

Throw LessonStep::thrown(const Game &game) const
{
    const auto &history = game.history();
    for (auto entry = history.rbegin(); entry != history.rend(); ++entry) {
        if (const auto *fell = std::get_if<Throw>(&entry->action)) {
            return *fell;
        }
    }
    return {};
}

} // namespace doublets
