// SPDX-License-Identifier: MIT
#include "tests/core/game/invariants/plain_reading.h"

#include "core/game/referee.h"

#include <algorithm>
#include <set>
#include <string>

namespace doublets::testing::plain {

namespace {

bool passed(const Position &position)
{
    return position.player != position.thrower;
}

int count(const Men &men, int point)
{
    return point >= 1 && point <= 24 ? men.counts[static_cast<std::size_t>(point - 1)] : 0;
}

int lying(const Men &men, int point)
{
    return men.downCounts[static_cast<std::size_t>(point - 1)];
}

bool phaseIsDone(const Men &men)
{
    for (int point = 1; point <= 24; ++point) {
        const int on = count(men, point);
        const int inFront = point <= 6 ? lying(men, point) : 0;
        if ((men.phase == Phase::PlayDown && on - inFront > 1) ||
            ((men.phase == Phase::ReStack || men.phase == Phase::SetUp) && inFront > 0) ||
            ((men.phase == Phase::BearOff || men.phase == Phase::Race ||
              men.phase == Phase::Home) &&
             on > 0)) {
            return false;
        }
    }
    return true;
}

bool hasMan(const Men &men, int point)
{
    switch (men.phase) {
    case Phase::PlayDown:
        return count(men, point) - lying(men, point) >= 2;
    case Phase::ReStack:
    case Phase::SetUp: // men that lie off the board
        return lying(men, point) >= 1;
    case Phase::BearOff:
        return count(men, point) >= 1;
    case Phase::Race:
    case Phase::Home:
        break;
    }
    return false;
}

PlayKind kindIn(Phase phase)
{
    return phase == Phase::PlayDown  ? PlayKind::PlayDown
           : phase == Phase::ReStack ? PlayKind::ReStack
           : phase == Phase::SetUp   ? PlayKind::SetUp
                                     : PlayKind::BearOff;
}

std::vector<Play> raceMoves(const Position &position, std::uint8_t number)
{
    const Side me = position.player;
    const Men &mine = position.menOf(me);
    const Men &enemy = position.menOf(me == Side::White ? Side::Black : Side::White);
    std::vector<Play> plays;
    for (int from = 1; from <= 24; ++from) {
        const int to = from + number;
        if (count(mine, from) == 0 || to > 25) {
            continue;
        }
        const auto start = static_cast<std::uint8_t>(from);
        if (to == 25) {
            plays.push_back({me, PlayKind::BearOff, start, 0, number, false});
        } else if (count(mine, to) < 2 && count(enemy, 25 - to) < 2) {
            plays.push_back({me, PlayKind::Move, start, static_cast<std::uint8_t>(to), number,
                             count(enemy, 25 - to) == 1});
        }
    }
    return plays;
}

/// Moves as at backgammon once all men are home.
std::vector<Play> homeMoves(const Position &position, std::uint8_t number)
{
    const Side me = position.player;
    const Men &men = position.menOf(me);
    int highest = 6;
    while (highest > 0 && count(men, highest) == 0) {
        --highest;
    }
    std::vector<Play> plays;
    for (int from = highest; from >= 1; --from) {
        const auto start = static_cast<std::uint8_t>(from);
        if (count(men, from) == 0) {
            continue;
        }
        if (from > number) {
            plays.push_back({me, PlayKind::Move, start, static_cast<std::uint8_t>(from - number),
                             number, false});
        } else if (from == number || (from == highest && number > highest)) {
            plays.push_back({me, PlayKind::BearOff, start, 0, number, false});
        }
    }
    return plays;
}

void nextPhase(const Rules &rules, Men &men)
{
    for (std::size_t i = 0; i + 1 < rules.phaseCount; ++i) {
        if (rules.phases[i] == men.phase) {
            men.phase = rules.phases[i + 1];
            break;
        }
    }
    if (men.phase == Phase::Race || men.phase == Phase::Home) {
        men.downCounts = {};
    } else if (men.phase == Phase::SetUp) {
        men.downCounts = rules.men;
    }
}

/// Returns the numbers left after `number` has been played.
Numbers without(const Numbers &numbers, std::uint8_t number)
{
    Numbers rest;
    bool taken = false;
    for (const std::uint8_t mine : numbers) {
        if (mine == number && !taken) {
            taken = true;
        } else {
            rest.add(mine);
        }
    }
    return rest;
}

std::string keyOf(const Position &position)
{
    std::string key;
    for (const Men &men : position.men) {
        key.append(men.counts.begin(), men.counts.end());
        key.append(men.downCounts.begin(), men.downCounts.end());
    }
    key.append(position.remainingNumbers.begin(), position.remainingNumbers.end());
    key.push_back(static_cast<char>(position.doubletMen));
    return key;
}

struct Ends
{
    std::vector<Position> found{};
    std::set<std::string> seen{};
};

void collectEnds(const Rules &rules, const Position &position, Side player, Ends &ends)
{
    if (position.stage != Stage::Playing || position.player != player) {
        // Once the game is over, the numbers that were left make no difference.
        const auto isAlike = [&position](const Position &end) {
            return end == position || (end.isOver() && position.isOver() &&
                                       end.stage == position.stage && end.men == position.men);
        };
        if (std::ranges::none_of(ends.found, isAlike)) {
            ends.found.push_back(position);
        }
        return;
    }
    if (ends.found.size() > 1 || !ends.seen.insert(keyOf(position)).second) {
        return;
    }
    for (const Play &play : referee::legalPlays(rules, position)) {
        Position next = position;
        Events events;
        referee::play(rules, next, play, events);
        collectEnds(rules, next, player, ends);
    }
}

} // namespace

std::vector<Play> playsOf(const Rules &rules, const Position &position, std::uint8_t number)
{
    const Men &men = position.menOf(position.player);
    const bool onlyDown = rules.unplayable == Unplayable::OpponentLaysDown && passed(position);
    if (onlyDown && men.phase != Phase::PlayDown) {
        return {};
    }
    if (men.phase == Phase::Race) {
        return raceMoves(position, number);
    }
    if (men.phase == Phase::Home) {
        return homeMoves(position, number);
    }
    if (!hasMan(men, number)) {
        return {};
    }
    return {{position.player, kindIn(men.phase), number, 0, number, false}};
}

Played afterPlay(const Rules &rules, const Position &position, const Play &play)
{
    Played after{position};
    Men &mine = after.position.menOf(play.by);
    Men &enemy = after.position.menOf(opponentOf(play.by));
    const auto from = static_cast<std::size_t>(play.from - 1);
    if (play.kind == PlayKind::PlayDown) {
        ++mine.downCounts[from];
    } else if (play.kind == PlayKind::ReStack) {
        --mine.downCounts[from];
    } else if (play.kind == PlayKind::SetUp) {
        --mine.downCounts[from];
        ++mine.counts[from];
    } else {
        --mine.counts[from];
        if (from < 6 && mine.downCounts[from] > 0) {
            --mine.downCounts[from];
        }
    }
    if (play.kind == PlayKind::Move) {
        ++mine.counts[static_cast<std::size_t>(play.to - 1)];
        if (play.hit) {
            enemy.counts[static_cast<std::size_t>(24 - play.to)] = 0;
        }
    }
    after.position.remainingNumbers = without(position.remainingNumbers, play.number);
    after.ended = rules.phases[rules.phaseCount - 1U] == Phase::SetUp
                      ? mine.phase == Phase::SetUp && phaseIsDone(mine)
                      : mine.onBoard() == 0 || enemy.onBoard() == 0;
    if (!after.ended && phaseIsDone(mine)) {
        nextPhase(rules, mine);
        after.ended = rules.crossing == Crossing::Barred;
    }
    return after;
}

int mostNumbers(const Rules &rules, const Position &position)
{
    int most = 0;
    for (const std::uint8_t number : position.remainingNumbers) {
        for (const Play &play : playsOf(rules, position, number)) {
            const Played after = afterPlay(rules, position, play);
            most = std::max(most, 1 + (after.ended ? 0 : mostNumbers(rules, after.position)));
        }
    }
    return most;
}

std::vector<Play> legalPlays(const Rules &rules, const Position &position)
{
    std::vector<Play> legal;
    if (position.doubletMen > 0) {
        const Men &men = position.menOf(position.player);
        for (std::uint8_t point = 1; point <= 6; ++point) {
            if (hasMan(men, point)) {
                legal.push_back(
                    {position.player, kindIn(men.phase), point, 0, position.dice[0], false});
            }
        }
        return legal;
    }
    const int most = mostNumbers(rules, position);
    for (const std::uint8_t number : position.remainingNumbers) {
        for (const Play &play : playsOf(rules, position, number)) {
            const Played after = afterPlay(rules, position, play);
            const int then = after.ended ? 0 : mostNumbers(rules, after.position);
            const bool known = std::find(legal.begin(), legal.end(), play) != legal.end();
            if (!known && (position.stage == Stage::Claiming || 1 + then == most)) {
                legal.push_back(play);
            }
        }
    }
    return legal;
}

bool mayPass(const Rules &rules, const Position &position)
{
    const Men &thrower = position.menOf(position.thrower);
    const Men &other = position.menOf(opponentOf(position.thrower));
    if (rules.unplayable == Unplayable::Lost) {
        return false;
    }
    if (rules.unplayable == Unplayable::OpponentLaysDown && other.phase != Phase::PlayDown) {
        return false;
    }
    if (rules.charpentierException == CharpentierException::Barred &&
        thrower.phase == Phase::BearOff && other.phase == Phase::PlayDown) {
        return false;
    }
    if (thrower.phase == Phase::Race) {
        for (int point = 1; point <= 18; ++point) {
            if (count(thrower, point) > 0) {
                return false;
            }
        }
    }
    return true;
}

bool isForced(const Rules &rules, const Position &position)
{
    if (position.stage != Stage::Playing) {
        return false;
    }
    Ends ends;
    collectEnds(rules, position, position.player, ends);
    return ends.found.size() == 1;
}

} // namespace doublets::testing::plain
