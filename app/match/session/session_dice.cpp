// SPDX-License-Identifier: MIT
#include "match/session/session_dice.h"

#include "core/game/game.h"

#include <algorithm>

namespace doublets {

namespace {

void addOnce(std::vector<GameDiceOrigin> &origins, const GameDiceOrigin &one)
{
    if (std::ranges::find(origins, one) == origins.end()) {
        origins.push_back(one);
    }
}

} // namespace

bool SessionDice::Dice::isSameGameAs(const Dice &other) const
{
    const std::size_t fell = std::min(faces.size(), other.faces.size());
    return ruleSet == other.ruleSet && rulings == other.rulings && origin == other.origin &&
           std::equal(faces.begin(), faces.begin() + static_cast<std::ptrdiff_t>(fell),
                      other.faces.begin());
}

void SessionDice::setCurrentGame(const Game &game)
{
    if (!m_current.faces.empty()) {
        m_earlier.push_back(m_current);
    }
    update(game);
    if (!m_current.faces.empty()) {
        // A game that was resumed may have been on the board before.
        std::erase_if(m_earlier, [this](const Dice &each) { return each.isSameGameAs(m_current); });
    }
    mergeOldest();
}

void SessionDice::mergeOldest()
{
    while (m_earlier.size() > MaxRecognised) {
        ++m_merged.games;
        m_merged.tally.add(m_earlier.front().tally);
        addOnce(m_merged.origins, m_earlier.front().origin);
        m_earlier.pop_front();
    }
}

void SessionDice::update(const Game &game)
{
    m_current = {game.ruleSet().id,
                 game.rulings(),
                 {game.dice().origin(), game.dice().seed()},
                 {},
                 DiceTally(game.history())};
    for (const HistoryEntry &entry : game.history()) {
        const auto faces = facesOf(entry.action);
        m_current.faces.insert(m_current.faces.end(), faces.begin(), faces.end());
    }
}

DiceTally SessionDice::earlierTally() const
{
    DiceTally sum = m_merged.tally;
    for (const Dice &each : m_earlier) {
        sum.add(each.tally);
    }
    return sum;
}

std::vector<GameDiceOrigin> SessionDice::earlierOrigins() const
{
    std::vector<GameDiceOrigin> origins = m_merged.origins;
    for (const Dice &each : m_earlier) {
        addOnce(origins, each.origin);
    }
    return origins;
}

} // namespace doublets
