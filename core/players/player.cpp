// SPDX-License-Identifier: MIT
#include "core/players/player.h"

#include "core/game/referee.h"
#include "core/odds/play_value.h"

namespace doublets {

int BestPlayer::choose(const Rules &rules, const Position &position, const PlayList &plays)
{
    const bool mayLeaveIt = position.stage == Stage::Claiming;
    if (plays.size() == 1 && !mayLeaveIt) {
        return 0;
    }
    const auto worth = [&](const Position &next) {
        const Odds odds = m_odds->of(next);
        return Value{odds.of(position.player), odds.throws};
    };
    int best = LeavesIt;
    Value bestValue;
    for (int i = 0; i < plays.size(); ++i) {
        Position next = position;
        referee::play(rules, next, plays[i]);
        const Value value = worth(next);
        if (!bestValue.isKnown() || value.isBetterThan(bestValue)) {
            best = i;
            bestValue = value;
        }
    }
    if (mayLeaveIt && worth(withNothingClaimed(rules, position)).isBetterThan(bestValue)) {
        return LeavesIt;
    }
    return best;
}

QStringList playerIds()
{
    return {u"random"_qs, u"best"_qs};
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
