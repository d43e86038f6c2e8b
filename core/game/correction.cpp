// SPDX-License-Identifier: MIT
#include "core/game/correction.h"

#include <algorithm>

namespace doublets {

namespace {

bool isThrow(const HistoryEntry &entry)
{
    return !std::holds_alternative<Play>(entry.action);
}

/// A replay of a history, one throw and its plays at a time.
class CorrectionReplay
{
public:
    CorrectionReplay(const Rules &rules, const std::vector<HistoryEntry> &old, Correction &result)
        : m_rules(rules)
        , m_old(old)
        , m_result(result)
    {
    }

    /// Copies the actions before `index`.
    void keepUpTo(std::size_t index)
    {
        m_result.history.assign(m_old.begin(), m_old.begin() + static_cast<std::ptrdiff_t>(index));
        const auto isOfAllDice = [](const HistoryEntry &entry) {
            return std::holds_alternative<Throw>(entry.action);
        };
        m_result.lastThrow = static_cast<int>(std::ranges::count_if(m_result.history, isOfAllDice));
    }

    /// Throws `dice` instead of the throw at `index` and repeats its plays as far as possible.
    /// Returns false and sets the outcome if the throw cannot be made or no later throw can be
    /// replayed.
    [[nodiscard]] bool playThrow(std::size_t index, const Action &dice)
    {
        if (const auto end = hindrance(index, dice)) {
            m_result.outcome = *end;
            return false;
        }
        static_cast<void>(applyAction(dice));
        m_result.lastThrow += std::holds_alternative<Throw>(dice) ? 1 : 0;
        const std::size_t next = nextThrow(index);
        for (std::size_t i = index + 1; i < next; ++i) {
            static_cast<void>(applyAction(m_old[i].action)); // does nothing if no longer legal
        }
        if (!mayBreakOff(next)) {
            playForced();
        }
        if (leavesChoice(next)) {
            m_result.outcome = Correction::Outcome::ChoiceRequired;
            return false;
        }
        return true;
    }

    /// Returns the index of the first throw after the action at `index`, or the size of the
    /// history.
    [[nodiscard]] std::size_t nextThrow(std::size_t index) const
    {
        const auto after = m_old.begin() + static_cast<std::ptrdiff_t>(index) + 1;
        return static_cast<std::size_t>(std::find_if(after, m_old.end(), isThrow) - m_old.begin());
    }
    /// Returns whether the new actions from `from` on equal those of the throw at `index`.
    [[nodiscard]] bool isAsBefore(std::size_t index, std::size_t from) const
    {
        const auto same = [](const HistoryEntry &a, const HistoryEntry &b) {
            return a.action == b.action;
        };
        const auto old = m_old.begin();
        return std::equal(m_result.history.begin() + static_cast<std::ptrdiff_t>(from),
                          m_result.history.end(), old + static_cast<std::ptrdiff_t>(index),
                          old + static_cast<std::ptrdiff_t>(nextThrow(index)), same);
    }

private:
    [[nodiscard]] Position currentPosition() const
    {
        return m_result.history.empty() ? referee::initialPosition(m_rules)
                                        : m_result.history.back().after;
    }
    [[nodiscard]] Position positionBefore(std::size_t index) const
    {
        return index == 0 ? referee::initialPosition(m_rules) : m_old[index - 1].after;
    }

    bool applyAction(const Action &action)
    {
        const auto step = referee::applyAction(m_rules, currentPosition(), action);
        if (step) {
            m_result.history.push_back({action, step.value().events, step.value().position});
        }
        return bool(step);
    }

    void playForced()
    {
        while (referee::isNextPlayForced(m_rules, currentPosition()) &&
               applyAction(referee::legalPlays(m_rules, currentPosition())[0])) {
        }
    }

    /// Returns why the throw at `index` cannot be made in the current position.
    [[nodiscard]] std::optional<Correction::Outcome> hindrance(std::size_t index,
                                                               const Action &dice) const
    {
        const Position position = currentPosition();
        if (position.isOver()) {
            return Correction::Outcome::GameOver;
        }
        const bool opens = position.stage == Stage::Opening;
        if (opens != std::holds_alternative<OpeningThrow>(dice)) {
            return Correction::Outcome::LeadChanged;
        }
        if (!opens && referee::nextThrower(m_rules, position) !=
                          referee::nextThrower(m_rules, positionBefore(index))) {
            return Correction::Outcome::ThrowerChanged;
        }
        return std::nullopt;
    }

    /// Returns whether the old history breaks off in the middle of the throw that ends at `next`.
    [[nodiscard]] bool mayBreakOff(std::size_t next) const
    {
        return next == m_old.size() && m_old.back().after.stage == Stage::Playing;
    }

    /// Returns whether a player has a choice that the old history does not answer.
    [[nodiscard]] bool leavesChoice(std::size_t next) const
    {
        const Position position = currentPosition();
        if (next == m_old.size()) {
            return position.stage == Stage::Playing && !mayBreakOff(next);
        }
        if (position.stage != Stage::Claiming) {
            return position.stage == Stage::Playing;
        }
        // Leaving a number unclaimed is a choice, too. The old history contains this choice only if
        // the same numbers could be claimed in it.
        const Position &old = m_old[next - 1].after;
        return old.stage != Stage::Claiming || old.player != position.player ||
               old.remainingNumbers != position.remainingNumbers ||
               old.doubletMen != position.doubletMen;
    }

    const Rules &m_rules;
    const std::vector<HistoryEntry> &m_old;
    Correction &m_result;
};

/// Returns the throw at `index` with other dice. Returns nullopt if the action is not a throw or
/// `faces` does not fit.
std::optional<Action> replacementThrow(const Rules &rules, const std::vector<HistoryEntry> &history,
                                       std::size_t index, const Numbers &faces)
{
    const bool areFaces =
        std::ranges::all_of(faces, [](std::uint8_t face) { return face >= 1 && face <= 6; });
    if (index >= history.size() || !isThrow(history[index]) || !areFaces) {
        return std::nullopt;
    }
    const bool isLead = std::holds_alternative<OpeningThrow>(history[index].action);
    if (faces.size() != (isLead ? 2 : rules.dice)) {
        return std::nullopt;
    }
    return isLead ? Action(OpeningThrow{faces[0], faces[1]}) : Action(faces);
}

} // namespace

std::optional<Correction> correctThrowInHistory(const Rules &rules,
                                                const std::vector<HistoryEntry> &history,
                                                std::size_t index, const Numbers &faces)
{
    const auto dice = replacementThrow(rules, history, index, faces);
    if (!dice) {
        return std::nullopt;
    }
    Correction result;
    result.index = index;
    CorrectionReplay game(rules, history, result);
    game.keepUpTo(index);
    result.throwNumber = result.lastThrow + (std::holds_alternative<Throw>(*dice) ? 1 : 0);
    bool shouldContinue = game.playThrow(index, *dice);
    std::size_t next = game.nextThrow(index);
    while (shouldContinue && next < history.size()) {
        const std::size_t from = result.history.size();
        shouldContinue = game.playThrow(next, history[next].action);
        if (result.history.size() == from) {
            break; // the throw cannot be made
        }
        if (result.outcome != Correction::Outcome::ChoiceRequired) {
            (game.isAsBefore(next, from) ? result.replayedUnchanged : result.replayedDifferently) +=
                1;
        }
        next = game.nextThrow(next);
    }
    for (; next < history.size(); next = game.nextThrow(next)) {
        ++result.discarded;
        if (result.outcome == Correction::Outcome::ChoiceRequired) {
            const auto fell = facesOf(history[next].action);
            result.suggestedFaces.insert(result.suggestedFaces.end(), fell.begin(), fell.end());
        }
    }
    return result;
}

} // namespace doublets
