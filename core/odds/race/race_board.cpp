// SPDX-License-Identifier: MIT
#include "core/odds/race/race_board.h"

#include <algorithm>

namespace doublets {

namespace {

RaceMen raceMenOf(const Men &men)
{
    RaceMen result;
    for (std::size_t i = 0; i < men.counts.size(); ++i) {
        const PointSet point = PointSet{1} << i;
        result.single |= men.counts[i] == 1 ? point : 0;
        result.full |= men.counts[i] == 2 ? point : 0;
        const bool isPiled =
            men.phase == Phase::PlayDown && i < men.downCounts.size() && men.downCounts[i] == 0;
        result.piled |= isPiled ? point : 0;
    }
    return result;
}

} // namespace

bool supportsRaceBoard(const Rules &rules)
{
    return rules.dice == 3 && std::ranges::all_of(rules.men, [](int men) { return men == 2; }) &&
           rules.phaseCount == 2 && rules.phases[0] == Phase::PlayDown &&
           rules.phases[1] == Phase::Race && rules.doublet == Doublet::Plain &&
           rules.unplayable == Unplayable::Opponent && rules.crossing == Crossing::Allowed &&
           rules.claim == Claim::Automatic &&
           rules.charpentierException == CharpentierException::None;
}

RaceBoard raceBoardOf(const Position &position, Side player)
{
    return {raceMenOf(position.menOf(player)), raceMenOf(position.menOf(opponentOf(player)))};
}

int usableNumberCount(const RaceMen &player, const RaceMen &opponent)
{
    if (!player.isRacing()) {
        return pointCount(player.piled);
    }
    const PointSet open = openPoints(player.full, facingPoints(opponent.full));
    int count = 0;
    for (int number = 1; number <= limits::Faces; ++number) {
        count += (player.points() & open >> number) != 0 ? 1 : 0;
    }
    return count;
}

} // namespace doublets
