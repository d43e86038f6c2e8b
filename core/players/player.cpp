// SPDX-License-Identifier: MIT
#include "core/players/player.h"

#include "core/game/referee.h"
#include "core/odds/play_value.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace doublets {

int BestPlayer::choose(const Rules &rules, const Position &position, const PlayList &plays)
{
    const bool mayLeaveIt = position.stage == Stage::Claiming;
    if (!mayLeaveIt && (plays.size() == 1 || referee::isForced(rules, position))) {
        return 0;
    }
    if (position.doubletMen > 0) {
        const int from = m_odds->bestOfDoublet(position);
        const auto *best = std::find_if(plays.begin(), plays.end(),
                                        [from](const Play &play) { return play.from == from; });
        if (best != plays.end()) {
            return static_cast<int>(best - plays.begin());
        }
    }
    m_after.clear();
    m_chosen.clear();
    for (int i = 0; i < plays.size(); ++i) {
        referee::play(rules, m_after.emplace_back(position), plays[i]);
        m_chosen.push_back(i);
    }
    if (mayLeaveIt) {
        m_after.push_back(withNothingClaimed(rules, position));
        m_chosen.push_back(LeavesIt);
    }
    m_odds->expect(m_after);
    int best = LeavesIt;
    Value bestValue;
    for (std::size_t i = 0; i < m_after.size(); ++i) {
        const Odds odds = m_odds->of(m_after[i]);
        const Value value{odds.of(position.player), odds.throws};
        if (!bestValue.isKnown() || value.isBetterThan(bestValue)) {
            best = m_chosen[i];
            bestValue = value;
        }
    }
    return best;
}

QStringList playerIds()
{
    return {u"random"_s, u"best"_s};
}

bool wantsOdds(const QString &id)
{
    return id == u"best";
}

std::unique_ptr<Player> makePlayer(const QString &id, std::uint64_t seed,
                                   std::shared_ptr<const OddsSource> odds)
{
    if (id == u"random") {
        return std::make_unique<RandomPlayer>(seed);
    }
    if (id == u"best" && odds) {
        return std::make_unique<BestPlayer>(std::move(odds));
    }
    return nullptr;
}

} // namespace doublets
