// SPDX-License-Identifier: MIT
#pragma once

#include "core/error.h"
#include "core/game/action.h"
#include "core/game/event.h"
#include "core/game/hindrance.h"
#include "core/game/position.h"
#include "core/odds/odds_method.h"
#include "core/progress.h"
#include "core/rules/rule_key.h"
#include "core/rules/rules.h"

#include <memory>
#include <optional>
#include <span>
#include <string_view>

namespace doublets {

class OddsSource;
class Player;
class SeededDice;

/// A family of games in which the numbers of a throw are played in the same way, for example by
/// laying men down or by racing. Comprises the phases and points of these games, the referee's
/// steps and the method of computing odds.
///
/// Each procedure is a constant. Rule files refer to it by its `id`, in the member "procedure".
/// Code that depends on the nature of a game must query the properties of its procedure, never
/// compare ids. Each procedure has its own subfolder, which defines the `ProcedurePolicy` from
/// which `Steps` builds the functions (steps.h).
///
/// All functions are stateless and thread-safe; those used to play games allocate no memory.
struct Procedure
{
    const char *id = nullptr; ///< name in rule files, for example "laying"

    // The phases that a game can have as its first, as its middle ones (if any) and as its last.
    std::span<const Phase> firstPhases;
    std::span<const Phase> middlePhases;
    std::span<const Phase> lastPhases;

    // Geometry.
    /// Number of points on a player's track: PointsInTable, or PointsOnTrack if the men use all
    /// four tables and both players share the points.
    int pointCount = 0;
    int maxMenOnPoint = 0; ///< at the start of a game; 1 to limits::MaxMenOnPoint

    /// Rules that rule files of this procedure must state and that the rule files of other
    /// procedures must not contain.
    std::span<const RuleKey> requiredRules;
    /// Whether a game can end because neither player can ever move again.
    bool canBeDrawn = false;
    /// Whether a doublet can play as many men as its dice show pips, from any points
    /// (Doublet::Total).
    bool supportsTotalDoublets = false;

    // Upper bounds, at most limits::MaxPlays and limits::MaxEvents.
    int (*maxPlays)(const Rules &) = nullptr;  ///< legal plays of a position
    int (*maxEvents)(const Rules &) = nullptr; ///< events of one action

    // The referee's steps, documented under the same names in core/game/referee.h. The variants
    // ending in "Silently" report no events.
    Position (*initialPosition)(const Rules &) = nullptr;
    PlayList (*legalPlays)(const Rules &, const Position &) = nullptr;
    /// Returns every play in the current phase, including plays that leave fewer numbers playable
    /// than others.
    PlayList (*candidatePlays)(const Rules &, const Position &) = nullptr;
    bool (*isForced)(const Rules &, const Position &) = nullptr;
    void (*throwDice)(const Rules &, Position &, const Throw &, Events &) = nullptr;
    void (*throwDiceSilently)(const Rules &, Position &, const Throw &) = nullptr;
    void (*play)(const Rules &, Position &, const Play &, Events &) = nullptr;
    void (*playSilently)(const Rules &, Position &, const Play &) = nullptr;
    bool (*playForcedThrow)(const Rules &, Position &, const Throw &) = nullptr;
    /// Plays a game from `position`, which is left at the end of the game, and returns the number
    /// of throws. Equivalent to the individual steps, but faster. Precondition: the opening throw
    /// has been made.
    std::uint64_t (*playToEnd)(const Rules &, Position &position, SeededDice &, Player &white,
                               Player &black) = nullptr;
    /// Sets Hindrance::kind and the members that depend on the kind, to explain why no man on
    /// `point` can be played. Precondition: `position.player` must play and has a man on `point`.
    void (*explain)(const Position &, int point, referee::Hindrance &) = nullptr;

    // Odds.
    /// Returns the method by which `odds` finds the odds.
    OddsMethod (*oddsMethod)(const Rules &) = nullptr;
    /// Creates the source of odds. Returns null if `progress` cancels the work.
    std::shared_ptr<const OddsSource> (*odds)(const Rules &, const Progress &) = nullptr;

    /// Returns why there is no best player (BestPlayer), or nullopt if there is one. This pointer,
    /// unlike all others, is null if there is always a best player.
    std::optional<Error> (*bestPlayerError)(const Rules &) = nullptr;

    [[nodiscard]] constexpr bool usesWholeBoard() const { return pointCount == PointsOnTrack; }
};

/// The available procedures, one for each subfolder.
namespace procedures {

/// Returns all procedures, which exist until the program ends.
[[nodiscard]] std::span<const Procedure *const> all();
/// Returns the procedure `id`, or null if there is none.
[[nodiscard]] const Procedure *find(std::string_view id);

} // namespace procedures

} // namespace doublets
