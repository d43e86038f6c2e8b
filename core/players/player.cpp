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
    if (const int known = m_odds->bestPlay(position, plays); known != OddsSource::UnknownPlay) {
        return known;
    }
    int best = LeaveUnclaimed;
    PositionValue bestValue;
    const auto consider = [&](int choice, const Position &after) {
        const Odds odds = m_odds->oddsOf(after);
        const PositionValue value{odds.score(position.player), odds.throws};
        if (!bestValue.isKnown() || value.isBetterThan(bestValue)) {
            best = choice;
            bestValue = value;
        }
    };
    for (int i = 0; i < plays.size(); ++i) {
        Position after = position;
        referee::play(rules, after, plays[i]);
        consider(i, after);
    }
    if (mayLeaveIt) {
        consider(LeaveUnclaimed, positionAfterForfeit(rules, position));
    }
    return best;
}

int CasualPlayer::choose(const Rules &rules, const Position &position, const PlayList &plays)
{
    const bool isCareless = m_random.randomIndex(2) == 0;
    const int careless = m_random.choose(rules, position, plays);
    return isCareless ? careless : m_best.choose(rules, position, plays);
}

void CasualPlayer::skipChoice(int plays)
{
    (void)m_random.randomIndex(2);
    m_random.skipChoice(plays);
}

QStringList playerIds()
{
    return {u"random"_s, u"casual"_s, u"best"_s};
}

bool needsOdds(const QString &id)
{
    return id == u"best" || id == u"casual";
}

std::unique_ptr<Player> makePlayer(const QString &id, std::uint64_t seed,
                                   std::shared_ptr<const OddsSource> odds)
{
    if (id == u"random") {
        return std::make_unique<RandomPlayer>(seed);
    }
    if (id == u"casual" && odds) {
        return std::make_unique<CasualPlayer>(seed, std::move(odds));
    }
    if (id == u"best" && odds) {
        return std::make_unique<BestPlayer>(std::move(odds));
    }
    return nullptr;
}

} // namespace doublets
