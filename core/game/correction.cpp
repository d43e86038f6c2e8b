// SPDX-License-Identifier: MIT
#include "core/game/correction.h"

#include <algorithm>

namespace doublets {

namespace {

bool isThrow(const HistoryEntry &entry)
{
    return !std::holds_alternative<Play>(entry.action);
}

/// Plays a history again, a throw with all that was made of it at a time.
class PlayedAgain
{
public:
    PlayedAgain(const Rules &rules, const std::vector<HistoryEntry> &old, Correction &made)
        : m_rules(rules)
        , m_old(old)
        , m_made(made)
    {
    }

    /// Up to that action, which is not taken, all is as it was.
    void keepUpTo(std::size_t index)
    {
        m_made.history.assign(m_old.begin(), m_old.begin() + static_cast<std::ptrdiff_t>(index));
        const auto isOfAllDice = [](const HistoryEntry &entry) {
            return std::holds_alternative<Throw>(entry.action);
        };
        m_made.endsIn = static_cast<int>(
            std::count_if(m_made.history.begin(), m_made.history.end(), isOfAllDice));
    }

    /// The throw at `index` falls as `dice`, and is played as far as it was. False where it cannot
    /// be made, or ends what can be played again: `end` says why.
    [[nodiscard]] bool playThrow(std::size_t index, const Action &dice)
    {
        if (const auto end = hindrance(index, dice)) {
            m_made.end = *end;
            return false;
        }
        static_cast<void>(take(dice));
        m_made.endsIn += std::holds_alternative<Throw>(dice) ? 1 : 0;
        const std::size_t next = nextThrow(index);
        for (std::size_t i = index + 1; i < next; ++i) {
            static_cast<void>(take(m_old[i].action)); // where it is still legal
        }
        if (!mayBreakOff(next)) {
            playForced();
        }
        if (leavesChoice(next)) {
            m_made.end = Correction::End::Choice;
            return false;
        }
        return true;
    }

    /// The index of the first throw after that action, or where the history ends.
    [[nodiscard]] std::size_t nextThrow(std::size_t index) const
    {
        const auto after = m_old.begin() + static_cast<std::ptrdiff_t>(index) + 1;
        return static_cast<std::size_t>(std::find_if(after, m_old.end(), isThrow) - m_old.begin());
    }
    /// Whether what was made from `from` on is what was made of the throw at `index`.
    [[nodiscard]] bool isAsBefore(std::size_t index, std::size_t from) const
    {
        const auto same = [](const HistoryEntry &a, const HistoryEntry &b) {
            return a.action == b.action;
        };
        const auto old = m_old.begin();
        return std::equal(m_made.history.begin() + static_cast<std::ptrdiff_t>(from),
                          m_made.history.end(), old + static_cast<std::ptrdiff_t>(index),
                          old + static_cast<std::ptrdiff_t>(nextThrow(index)), same);
    }

private:
    [[nodiscard]] Position now() const
    {
        return m_made.history.empty() ? referee::start(m_rules) : m_made.history.back().after;
    }
    [[nodiscard]] Position before(std::size_t index) const
    {
        return index == 0 ? referee::start(m_rules) : m_old[index - 1].after;
    }

    bool take(const Action &action)
    {
        const auto step = referee::take(m_rules, now(), action);
        if (step) {
            m_made.history.push_back({action, step.value().events, step.value().position});
        }
        return bool(step);
    }

    void playForced()
    {
        while (referee::isForced(m_rules, now()) && take(referee::legalPlays(m_rules, now())[0])) {
        }
    }

    /// Why the throw at `index` cannot be made now.
    [[nodiscard]] std::optional<Correction::End> hindrance(std::size_t index,
                                                           const Action &dice) const
    {
        const Position position = now();
        if (position.isOver()) {
            return Correction::End::GameOver;
        }
        const bool opens = position.stage == Stage::Opening;
        if (opens != std::holds_alternative<OpeningThrow>(dice)) {
            return Correction::End::Lead;
        }
        if (!opens && referee::nextThrower(m_rules, position) !=
                          referee::nextThrower(m_rules, before(index))) {
            return Correction::End::OtherPlayer;
        }
        return std::nullopt;
    }

    /// Whether the game stood in the midst of the throw that ends at `next`.
    [[nodiscard]] bool mayBreakOff(std::size_t next) const
    {
        return next == m_old.size() && m_old.back().after.stage == Stage::Playing;
    }

    /// Whether there is something to choose that nobody has chosen.
    [[nodiscard]] bool leavesChoice(std::size_t next) const
    {
        const Position position = now();
        if (next == m_old.size()) {
            return position.stage == Stage::Playing && !mayBreakOff(next);
        }
        if (position.stage != Stage::Claiming) {
            return position.stage == Stage::Playing;
        }
        // Not to claim is a choice too, but only of those who could.
        const Position &old = m_old[next - 1].after;
        return old.stage != Stage::Claiming || old.player != position.player ||
               old.left != position.left || old.doubletMen != position.doubletMen;
    }

    const Rules &m_rules;
    const std::vector<HistoryEntry> &m_old;
    Correction &m_made;
};

/// The throw at that place with other dice; nothing where it is none, or they are not as many.
std::optional<Action> thrownInstead(const Rules &rules, const std::vector<HistoryEntry> &history,
                                    std::size_t index, const Numbers &faces)
{
    const bool areFaces = std::all_of(faces.begin(), faces.end(),
                                      [](std::uint8_t face) { return face >= 1 && face <= 6; });
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

std::optional<Correction> correctedGame(const Rules &rules,
                                        const std::vector<HistoryEntry> &history, std::size_t index,
                                        const Numbers &faces)
{
    const auto dice = thrownInstead(rules, history, index, faces);
    if (!dice) {
        return std::nullopt;
    }
    Correction made;
    made.index = index;
    PlayedAgain game(rules, history, made);
    game.keepUpTo(index);
    made.number = made.endsIn + (std::holds_alternative<Throw>(*dice) ? 1 : 0);
    bool goesOn = game.playThrow(index, *dice);
    std::size_t next = game.nextThrow(index);
    while (goesOn && next < history.size()) {
        const std::size_t from = made.history.size();
        goesOn = game.playThrow(next, history[next].action);
        if (made.history.size() == from) {
            break; // it was not made
        }
        if (made.end != Correction::End::Choice) {
            (game.isAsBefore(next, from) ? made.asBefore : made.otherwise) += 1;
        }
        next = game.nextThrow(next);
    }
    for (; next < history.size(); next = game.nextThrow(next)) {
        ++made.takenBack;
        if (made.end == Correction::End::Choice) {
            const auto fell = facesOf(history[next].action);
            made.told.insert(made.told.end(), fell.begin(), fell.end());
        }
    }
    return made;
}

} // namespace doublets
