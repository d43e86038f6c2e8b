// SPDX-License-Identifier: MIT
#include "core/game/referee.h"

#include "core/game/race.h"

#include <algorithm>
#include <optional>
#include <variant>

namespace doublets::referee {

namespace {

using detail::Discard;

constexpr std::size_t slot(int point)
{
    return static_cast<std::size_t>(point) - 1;
}

PlayKind kindOf(Phase phase)
{
    switch (phase) {
    case Phase::PlayDown:
        return PlayKind::PlayDown;
    case Phase::ReStack:
        return PlayKind::ReStack;
    case Phase::BearOff:
        return PlayKind::BearOff;
    case Phase::Race:
        return PlayKind::Move;
    }
    return PlayKind::PlayDown;
}

/// Whether a man of that point of the own table can be played in the present phase (not the race).
bool hasManFor(const Men &men, int point)
{
    switch (men.phase) {
    case Phase::PlayDown:
        return men.piledOn(point) > 1;
    case Phase::ReStack:
        return men.downOn(point) > 0;
    case Phase::BearOff:
        return men.onPoint(point) > 0;
    case Phase::Race:
        return false;
    }
    return false;
}

Fact lackOf(Phase phase)
{
    switch (phase) {
    case Phase::PlayDown:
        return Fact::NothingToLayDown;
    case Phase::ReStack:
        return Fact::NothingToReStack;
    case Phase::BearOff:
        return Fact::NoManOnPoint;
    case Phase::Race:
        return Fact::NoManCanMove;
    }
    return Fact::None;
}

bool canPlayNumber(const Position &position, Side side, std::uint8_t number)
{
    const Men &men = position.menOf(side);
    return men.phase == Phase::Race ? race::canMoveAny(position, side, number)
                                    : hasManFor(men, number);
}

/// Why a side leaves a number: he has no man for it, or could have played it but for `crossing`.
Fact whyLeft(const Position &position, Side side, std::uint8_t number)
{
    return canPlayNumber(position, side, number) ? Fact::PhaseEnded
                                                 : lackOf(position.menOf(side).phase);
}

bool playsPassedNumbers(const Position &position)
{
    return position.player != position.thrower;
}

/// Numbers that passed only to be laid down with give nothing to a player who is past that.
bool onlyLaysDown(const Rules &rules, const Position &position)
{
    return rules.unplayable == Unplayable::OpponentLaysDown && playsPassedNumbers(position) &&
           position.doubletMen == 0;
}

bool canPlayAnything(const Rules &rules, const Position &position)
{
    const Men &men = position.menOf(position.player);
    if (position.doubletMen > 0) {
        return men.left > 0;
    }
    if (onlyLaysDown(rules, position) && men.phase != Phase::PlayDown) {
        return false;
    }
    for (const std::uint8_t number : position.left) {
        if (canPlayNumber(position, position.player, number)) {
            return true;
        }
    }
    return false;
}

std::uint8_t workOf(const Men &men)
{
    int work = 0;
    switch (men.phase) {
    case Phase::PlayDown:
        for (int point = 1; point <= PointsInTable; ++point) {
            work += std::max(0, men.piledOn(point) - 1);
        }
        break;
    case Phase::ReStack:
        for (const std::uint8_t lying : men.down) {
            work += lying;
        }
        break;
    case Phase::BearOff:
    case Phase::Race:
        work = men.onBoard();
        break;
    }
    return static_cast<std::uint8_t>(work);
}

/// Goes on to the next phase while the present one has nothing to do. The last one stays.
template<typename Sink> bool completePhases(const Rules &rules, Men &men, Side side, Sink &events)
{
    bool completed = false;
    for (std::size_t i = 0; i + 1 < rules.phaseCount && men.left == 0; ++i) {
        if (rules.phases[i] != men.phase) {
            continue;
        }
        men.phase = rules.phases[i + 1];
        if (men.phase == Phase::Race) {
            men.down = {};
        }
        men.left = workOf(men);
        events.add(PhaseCompleted{side, rules.phases[i], men.phase});
        completed = true;
    }
    return completed;
}

void bearOff(Men &men, int point)
{
    --men.on[slot(point)];
    if (point <= PointsInTable && men.phase != Phase::Race) {
        // The men in front of the pile go first: that is the order in which a hand takes them.
        std::uint8_t &lying = men.down[slot(point)];
        if (lying > 0) {
            --lying;
        }
    }
    ++men.borneOff;
    --men.left;
}

/// Plays one man. Says whether that completed a phase.
template<typename Sink>
bool moveMan(const Rules &rules, Position &position, const Play &play, Sink &events)
{
    Men &men = position.menOf(play.by);
    switch (play.kind) {
    case PlayKind::PlayDown:
        ++men.down[slot(play.from)];
        --men.left;
        events.add(ManPlayedDown{play.by, play.from, play.number});
        break;
    case PlayKind::ReStack:
        --men.down[slot(play.from)];
        --men.left;
        events.add(ManReStacked{play.by, play.from, play.number});
        break;
    case PlayKind::BearOff:
        bearOff(men, play.from);
        events.add(ManBorneOff{play.by, play.from, play.number});
        break;
    case PlayKind::Move:
        race::move(position, play, events);
        break;
    }
    if (position.doubletMen > 0) {
        --position.doubletMen;
    } else {
        position.left.remove(play.number);
    }
    if (men.left == 0 || play.hit) {
        for (const Side side : BothSides) {
            if (position.menOf(side).onBoard() == 0) {
                position.stage = Stage::Won;
                events.add(GameWon{side});
                return false;
            }
        }
        return completePhases(rules, men, play.by, events);
    }
    return false;
}

void addPlays(const Position &position, std::uint8_t number, PlayList &plays)
{
    const Men &men = position.menOf(position.player);
    if (men.phase == Phase::Race) {
        race::addMoves(position, number, plays);
    } else if (hasManFor(men, number)) {
        plays.add({position.player, kindOf(men.phase), number, 0, number, false});
    }
}

/// Every play of one man that the present phase has, whether or not it uses most numbers.
void addEveryPlay(const Rules &rules, const Position &position, PlayList &plays)
{
    const Men &men = position.menOf(position.player);
    if (position.doubletMen > 0) {
        for (std::uint8_t point = 1; point <= PointsInTable; ++point) {
            if (hasManFor(men, point)) {
                plays.add({position.player, kindOf(men.phase), point, 0, position.dice[0], false});
            }
        }
        return;
    }
    if (onlyLaysDown(rules, position) && men.phase != Phase::PlayDown) {
        return;
    }
    for (int i = 0; i < position.left.size(); ++i) {
        const std::uint8_t number = position.left[i];
        bool seen = false;
        for (int j = 0; j < i; ++j) {
            seen = seen || position.left[j] == number;
        }
        if (!seen) {
            addPlays(position, number, plays);
        }
    }
}

PlayList everyPlay(const Rules &rules, const Position &position)
{
    PlayList plays;
    addEveryPlay(rules, position, plays);
    return plays;
}

/// The most numbers that some order and choice uses from here.
int mostNumbers(const Rules &rules, const Position &position)
{
    int most = 0;
    for (const Play &play : everyPlay(rules, position)) {
        Position next = position;
        Discard discard;
        moveMan(rules, next, play, discard);
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
        Discard discard;
        moveMan(rules, next, plays[i], discard);
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

bool throwsAgain(const Rules &rules, const Throw &dice)
{
    return rules.doublet == Doublet::ThrowAgain && dice.allAlike();
}

bool nobodyCanEverPlay(const Position &position)
{
    for (std::uint8_t number = 1; number <= 6; ++number) {
        if (canPlayNumber(position, Side::White, number) ||
            canPlayNumber(position, Side::Black, number)) {
            return false;
        }
    }
    return true;
}

void endThrow(const Rules &rules, Position &position, Events &events)
{
    position.left.clear();
    position.doubletMen = 0;
    position.player = position.thrower;
    if (rules.isRace() && nobodyCanEverPlay(position)) {
        position.stage = Stage::Drawn;
        events.add(GameDrawn{});
        return;
    }
    position.stage = Stage::ToThrow;
    if (throwsAgain(rules, position.dice)) {
        events.add(ThrowAgain{position.thrower});
    } else {
        position.thrower = opponentOf(position.thrower);
        position.player = position.thrower;
        events.add(TurnPassed{position.thrower});
    }
}

/// Where a number goes that its thrower has left.
struct Fate
{
    bool passes = false;
    RuleKey rule = RuleKey::Unplayable;
    Fact whyOpponent = Fact::None;
};

Fate fateOf(const Rules &rules, const Position &position)
{
    const Men &thrower = position.menOf(position.thrower);
    const Men &other = position.menOf(opponentOf(position.thrower));
    if (rules.unplayable == Unplayable::Lost) {
        return {false, RuleKey::Unplayable, Fact::NeverPasses};
    }
    if (rules.unplayable == Unplayable::OpponentLaysDown && other.phase != Phase::PlayDown) {
        return {false, RuleKey::Unplayable, Fact::OnlyToLayDown};
    }
    if (rules.exception == Exception::Barred && other.phase == Phase::PlayDown &&
        thrower.phase == Phase::BearOff) {
        return {false, RuleKey::Exception, Fact::ThrowerBearsOff};
    }
    if (thrower.phase == Phase::Race && !race::allInLastTable(thrower)) {
        return {false, RuleKey::Unplayable, Fact::NotInLastTable};
    }
    return {true, RuleKey::Unplayable, Fact::None};
}

void loseNumber(const Position &position, std::uint8_t number, RuleKey rule, Fact whyOpponent,
                Events &events)
{
    const Fact whyThrower = whyLeft(position, position.thrower, number);
    // Crossing decides where it kept the opponent from playing it, or the thrower of one that
    // never passes: that it never does is no news then.
    const bool crossing = whyOpponent == Fact::PhaseEnded ||
                          (whyThrower == Fact::PhaseEnded && whyOpponent == Fact::NeverPasses);
    events.add(NumberLost{position.thrower, number, 1, crossing ? RuleKey::Crossing : rule,
                          whyThrower, whyOpponent});
}

/// Loses what is left of a throw that nobody can use any more.
void loseRest(const Rules &rules, const Position &position, Events &events)
{
    for (const std::uint8_t number : position.left) {
        const bool pastIt = onlyLaysDown(rules, position) &&
                            position.menOf(position.player).phase != Phase::PlayDown;
        loseNumber(position, number, RuleKey::Unplayable,
                   pastIt ? Fact::OnlyToLayDown : whyLeft(position, position.player, number),
                   events);
    }
    if (position.doubletMen > 0) {
        const Fact whyOpponent =
            playsPassedNumbers(position) ? Fact::FewerMenLeft : Fact::NeverPasses;
        events.add(NumberLost{position.thrower, position.dice[0], position.doubletMen,
                              RuleKey::Surplus, Fact::FewerMenLeft, whyOpponent});
    }
}

/// Offers the thrower's remaining numbers to his opponent. Says whether he can use any of them.
bool passNumbers(const Rules &rules, Position &position, Events &events)
{
    const Fate fate = fateOf(rules, position);
    if (!fate.passes) {
        for (const std::uint8_t number : position.left) {
            loseNumber(position, number, fate.rule, fate.whyOpponent, events);
        }
        return false;
    }
    position.player = opponentOf(position.thrower);
    if (!canPlayAnything(rules, position)) {
        loseRest(rules, position, events);
        return false;
    }
    for (const std::uint8_t number : position.left) {
        events.add(NumberPassed{position.thrower, number, 1, fate.rule,
                                whyLeft(position, position.thrower, number)});
    }
    position.stage = rules.claim == Claim::Claimed ? Stage::Claiming : Stage::Playing;
    return true;
}

/// The present player has played all he can: his numbers pass, are lost, and the throw ends.
void leaveRest(const Rules &rules, Position &position, Events &events)
{
    if (playsPassedNumbers(position)) {
        loseRest(rules, position, events);
    } else if (!position.left.empty() && passNumbers(rules, position, events)) {
        return;
    }
    endThrow(rules, position, events);
}

/// Men of a `Total` doublet are over when the thrower's last man is down.
void resolveSurplus(const Rules &rules, Position &position, Events &events)
{
    const auto loseAll = [&] {
        loseRest(rules, position, events);
        endThrow(rules, position, events);
    };
    if (playsPassedNumbers(position)) {
        loseAll();
        return;
    }
    switch (rules.surplus) {
    case Surplus::Lost:
        loseAll();
        return;
    case Surplus::BearsOff:
        return;
    case Surplus::Opponent:
        position.player = opponentOf(position.thrower);
        events.add(NumberPassed{position.thrower, position.dice[0], position.doubletMen,
                                RuleKey::Surplus, Fact::FewerMenLeft});
        return;
    }
}

std::optional<Refusal> whyNoThrow(const Position &position)
{
    switch (position.stage) {
    case Stage::Opening:
        return Refusal::OpeningFirst;
    case Stage::ToThrow:
    case Stage::Claiming:
        return std::nullopt;
    case Stage::Playing:
        return Refusal::PlaysLeft;
    case Stage::Won:
    case Stage::Drawn:
        return Refusal::GameOver;
    }
    return std::nullopt;
}

bool isFace(std::uint8_t face)
{
    return face >= 1 && face <= 6;
}

std::optional<Refusal> refusal(const Rules &, const Position &position, const OpeningThrow &dice)
{
    if (position.isOver()) {
        return Refusal::GameOver;
    }
    if (position.stage != Stage::Opening) {
        return Refusal::OpeningDone;
    }
    return isFace(dice.white) && isFace(dice.black) ? std::nullopt
                                                    : std::optional(Refusal::WrongDice);
}

std::optional<Refusal> refusal(const Rules &rules, const Position &position, const Throw &dice)
{
    if (const auto why = whyNoThrow(position)) {
        return why;
    }
    const bool fits = dice.size() == rules.dice && std::all_of(dice.begin(), dice.end(), isFace);
    return fits ? std::nullopt : std::optional(Refusal::WrongDice);
}

std::optional<Refusal> refusal(const Rules &rules, const Position &position, const Play &play)
{
    if (position.isOver()) {
        return Refusal::GameOver;
    }
    if (position.stage == Stage::Opening) {
        return Refusal::OpeningFirst;
    }
    if (position.stage == Stage::ToThrow) {
        return Refusal::NothingToPlay;
    }
    if (play.by != position.player) {
        return Refusal::WrongPlayer;
    }
    const bool numberLeft = position.doubletMen > 0 ? play.number == position.dice[0]
                                                    : position.left.contains(play.number);
    if (!numberLeft) {
        return Refusal::NumberNotLeft;
    }
    if (legalPlays(rules, position).contains(play)) {
        return std::nullopt;
    }
    return everyPlay(rules, position).contains(play) ? Refusal::FewerNumbers : Refusal::NoSuchMan;
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
        Events events;
        referee::play(rules, after, next, events);
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

Position start(const Rules &rules)
{
    Position position;
    for (Men &men : position.men) {
        std::copy(rules.men.begin(), rules.men.end(), men.on.begin());
        men.phase = rules.phases[0];
        men.left = workOf(men);
        Discard discard;
        completePhases(rules, men, Side::White, discard);
    }
    return position;
}

PlayList legalPlays(const Rules &rules, const Position &position)
{
    PlayList plays; // the one thing returned: made in place, never copied
    if (position.stage == Stage::Playing || position.stage == Stage::Claiming) {
        addEveryPlay(rules, position, plays);
    }
    // Outside the race a number belongs to one point, so that playing it never costs another
    // number: every order of the playable numbers uses as many as any (tested by brute force).
    if (rules.isRace() && position.stage == Stage::Playing && position.left.size() > 1
        && plays.size() > 1) {
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

Side nextThrower(const Rules &rules, const Position &position)
{
    if (position.stage == Stage::ToThrow || throwsAgain(rules, position.dice)) {
        return position.thrower;
    }
    return opponentOf(position.thrower);
}

Result<Step, Refusal> take(const Rules &rules, const Position &position, const Action &action)
{
    const auto why =
        std::visit([&](const auto &which) { return refusal(rules, position, which); }, action);
    if (why) {
        return *why;
    }
    Step step{position, {}};
    if (const auto *opening = std::get_if<OpeningThrow>(&action)) {
        throwForLead(rules, step.position, *opening, step.events);
    } else if (const auto *dice = std::get_if<Throw>(&action)) {
        throwDice(rules, step.position, *dice, step.events);
    } else {
        play(rules, step.position, std::get<Play>(action), step.events);
    }
    return step;
}

void throwForLead(const Rules &, Position &position, OpeningThrow dice, Events &events)
{
    const OpeningThrown thrown{dice};
    events.add(thrown);
    if (!thrown.tied()) {
        position.thrower = thrown.first();
        position.player = position.thrower;
        position.stage = Stage::ToThrow;
    }
}

void throwDice(const Rules &rules, Position &position, const Throw &dice, Events &events)
{
    if (position.stage == Stage::Claiming) {
        for (const std::uint8_t number : position.left) {
            const bool couldPlay = canPlayNumber(position, position.player, number);
            loseNumber(position, number, couldPlay ? RuleKey::Claim : RuleKey::Unplayable,
                       couldPlay ? Fact::NotClaimed : whyLeft(position, position.player, number),
                       events);
        }
        endThrow(rules, position, events);
    }
    position.dice = dice;
    position.player = position.thrower;
    position.stage = Stage::Playing;
    position.left.clear();
    const bool doublet = dice.allAlike();
    if (doublet && rules.doublet == Doublet::Total) {
        for (const std::uint8_t face : dice) {
            position.doubletMen = static_cast<std::uint8_t>(position.doubletMen + face);
        }
    } else if (doublet && rules.doublet == Doublet::ThrowAgain &&
               rules.doubletMen == DoubletMen::One) {
        position.left.add(dice[0]);
    } else {
        position.left = dice;
    }
    events.add(DiceThrown{position.thrower, dice, position.doubletMen});
    if (!canPlayAnything(rules, position)) {
        leaveRest(rules, position, events);
    }
}

void play(const Rules &rules, Position &position, const Play &play, Events &events)
{
    const bool fromDoublet = position.doubletMen > 0;
    const bool completed = moveMan(rules, position, play, events);
    if (position.isOver()) {
        return;
    }
    if (fromDoublet) {
        if (position.doubletMen == 0) {
            endThrow(rules, position, events);
        } else if (completed) {
            resolveSurplus(rules, position, events);
        }
        return;
    }
    const bool stops = completed && rules.crossing == Crossing::Barred;
    if (position.left.empty() || stops || !canPlayAnything(rules, position)) {
        leaveRest(rules, position, events);
    }
}

} // namespace doublets::referee
