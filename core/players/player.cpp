// SPDX-License-Identifier: MIT
#include "core/players/player.h"

#include "core/game/referee.h"
#include "core/odds/play_value.h"

namespace doublets {

int BestPlayer::choose(const Rules &rules, const Position &position, const PlayList &plays)
{
    if (plays.size() == 1) {
        return 0;
    }
    int best = 0;
    Value bestValue;
    for (int i = 0; i < plays.size(); ++i) {
        Position next = position;
        referee::play(rules, next, plays[i]);
        const Odds odds = m_odds->of(next);
        const Value value{odds.of(position.player), odds.throws};
        if (i == 0 || value.isBetterThan(bestValue)) {
            best = i;
            bestValue = value;
        }
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
