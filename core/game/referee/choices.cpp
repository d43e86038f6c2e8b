// SPDX-License-Identifier: MIT
#include "core/game/referee.h"

#include "core/game/referee/moves.h"

#include <optional>

/// Which plays a player has, and whether they leave him any choice.
namespace doublets::referee {

namespace {

using namespace detail;

/// The most numbers that some order and choice uses from here.
int mostNumbers(const Rules &rules, const Position &position)
{
    int most = 0;
    for (const Play &play : everyPlay(rules, position)) {
        Position next = position;
        NoEvents unheard;
        moveMan(rules, next, play, unheard);
        const int used = 1 + (next.isOver() ? 0 : mostNumbers(rules, next));
        most = std::max(most, used);
        if (most == position.left.size()) {
            break;
        }
    }
    return most;
}

/// Keeps the plays after which as many numbers are used as any order and choice allows.
void keepThoseUsingMost(const Rules &rules, const Position &position, PlayList &plays)
{
    std::array<int, 36> used{};
    int most = 0;
    for (int i = 0; i < plays.size(); ++i) {
        Position next = position;
        NoEvents unheard;
        moveMan(rules, next, plays[i], unheard);
        used[static_cast<std::size_t>(i)] = next.isOver() ? 0 : mostNumbers(rules, next);
        most = std::max(most, used[static_cast<std::size_t>(i)]);
    }
    PlayList best;
    for (int i = 0; i < plays.size(); ++i) {
        if (used[static_cast<std::size_t>(i)] == most) {
            best.add(plays[i]);
        }
    }
    plays = best;
}

/// Whether all ways to play on, up to the end of the player's numbers, end alike.
bool allEndAlike(const Rules &rules, const Position &position, Side player,
                 std::optional<Position> &end)
{
    if (position.stage != Stage::Playing || position.player != player) {
        if (!end) {
            end = position;
        }
        return *end == position;
    }
    for (const Play &next : legalPlays(rules, position)) {
        Position after = position;
        referee::play(rules, after, next);
        if (!allEndAlike(rules, after, player, end)) {
            return false;
        }
    }
    return true;
}

/// The men of a `Total` doublet leave no choice where all are played that there are to play, or
/// where all come from one point.
bool isForcedDoublet(const Rules &rules, const Position &position)
{
    const Men &men = position.menOf(position.player);
    const bool surplus = position.doubletMen > men.left && men.phase != Phase::BearOff;
    if (surplus && rules.surplus == Surplus::BearsOff && !playsPassedNumbers(position)) {
        return position.doubletMen - men.left >= men.onBoard();
    }
    return position.doubletMen >= men.left || legalPlays(rules, position).size() == 1;
}

} // namespace

PlayList legalPlays(const Rules &rules, const Position &position)
{
    PlayList plays; // the one thing returned: made in place, never copied
    if (position.stage == Stage::Playing || position.stage == Stage::Claiming) {
        addEveryPlay(rules, position, plays);
    }
    // Outside the race a number belongs to one point, so that playing it never costs another
    // number: every order of the playable numbers uses as many as any (tested by brute force).
    if (rules.isRace() && position.stage == Stage::Playing && position.left.size() > 1 &&
        plays.size() > 1) {
        keepThoseUsingMost(rules, position, plays);
    }
    return plays;
}

bool isForced(const Rules &rules, const Position &position)
{
    if (position.stage != Stage::Playing) {
        return false;
    }
    if (position.doubletMen > 0) {
        return isForcedDoublet(rules, position);
    }
    std::optional<Position> end;
    return allEndAlike(rules, position, position.player, end);
}

} // namespace doublets::referee
