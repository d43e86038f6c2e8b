// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/action.h"
#include "core/game/event.h"
#include "core/game/hindrance.h"
#include "core/game/position.h"
#include "core/odds/odds_method.h"
#include "core/progress.h"
#include "core/rules/rule_key.h"
#include "core/rules/rules.h"

#include <memory>
#include <span>
#include <string_view>

namespace doublets {

class OddsSource;
class Player;
class SeededDice;

/// How the numbers of a throw play men, and all that follows from it: the phases a game may have,
/// the points its men use, the referee's steps, and how the odds are found.
///
/// A value, one for each way to play; a rule file names its own ("procedure"). Whoever needs to
/// know what a game is like asks its procedure for that property, never for its name. Each lives in
/// its folder beside this file, as a `Way` from which `Steps` makes the functions (steps.h).
///
/// The functions hold no state and can be called from any thread; those that games are played by
/// allocate nothing.
struct Procedure
{
    const char *id = nullptr; ///< its name in rule files: "laying"

    // Phases: every game has one of `first`, perhaps some of `between`, and one of `last`.
    std::span<const Phase> firstPhases;
    std::span<const Phase> phasesBetween;
    std::span<const Phase> lastPhases;

    // Geometry.
    /// Points of a player's track on which the men can stand: PointsInTable or PointsOnTrack. With
    /// the latter they use all four tables, and both players share the points.
    int points = 0;
    int mostMenOnPoint = 0; ///< 1 to limits::MostMenOnPoint, at the start and ever after

    /// Rules that a rule file must state because of this procedure, and no other may.
    std::span<const RuleKey> rules;
    /// Whether a game may end because nobody can ever play again.
    bool canBeDrawn = false;
    /// Whether a doublet may play as many men as its pips, from any points (Doublet::Total).
    bool playsTotals = false;

    // How much the steps can bring about, at most limits::MostPlays and limits::MostEvents.
    int (*mostPlays)(const Rules &) = nullptr;  ///< legal plays of a position
    int (*mostEvents)(const Rules &) = nullptr; ///< events of one action

    // The referee's steps: what core/game/referee.h says of the functions of these names. The
    // second of two serves those who only want to know what comes of an action.
    Position (*start)(const Rules &) = nullptr;
    PlayList (*legalPlays)(const Rules &, const Position &) = nullptr;
    /// Every play of one man that the present phase has, whether or not it uses most numbers.
    PlayList (*everyPlay)(const Rules &, const Position &) = nullptr;
    bool (*isForced)(const Rules &, const Position &) = nullptr;
    void (*throwDice)(const Rules &, Position &, const Throw &, Events &) = nullptr;
    void (*throwDiceOnly)(const Rules &, Position &, const Throw &) = nullptr;
    void (*play)(const Rules &, Position &, const Play &, Events &) = nullptr;
    void (*playOnly)(const Rules &, Position &, const Play &) = nullptr;
    bool (*playForcedThrow)(const Rules &, Position &, const Throw &) = nullptr;
    /// Plays a game that is past the throw for the lead to its end, and returns how many throws of
    /// all the dice that took. The same as the steps above one by one, but faster.
    std::uint64_t (*playToEnd)(const Rules &, Position &, SeededDice &, Player &white,
                               Player &black) = nullptr;
    /// Why no man of `position.player` on that point can be played, though that player is to play
    /// and has a man there: fills in `kind` and what belongs to it.
    void (*explain)(const Position &, int point, referee::Hindrance &) = nullptr;

    // Odds.
    OddsMethod (*oddsMethod)(const Rules &) = nullptr;
    /// The odds of every position under these rules; null where `progress` ended the work.
    std::shared_ptr<const OddsSource> (*odds)(const Rules &, const Progress &) = nullptr;

    [[nodiscard]] constexpr bool usesWholeBoard() const { return points == PointsOnTrack; }
};

/// The procedures there are: a folder here is one.
namespace procedures {

[[nodiscard]] std::span<const Procedure *const> all();
/// The procedure of that name; null where there is none.
[[nodiscard]] const Procedure *find(std::string_view id);

} // namespace procedures

} // namespace doublets
