// SPDX-License-Identifier: MIT
#pragma once

#include "core/limits.h"

#include <array>
#include <cstdint>

// The rules of a game as plain values without texts, for the referee. Read from resources/rules
// through RuleSet, never hard-coded. A name in brackets, such as Fiske, is the source in which a
// rule or value occurs.

namespace doublets {

struct Procedure; // core/procedures/procedure.h
namespace procedures {
extern const Procedure laying; // the default procedure
} // namespace procedures

using limits::MaxDice;
constexpr int PointsInTable = 6;  ///< points of a player's own table, 1 (ace) to 6 (sice)
constexpr int PointsOnTrack = 24; ///< points of a player's track round the board

/// A phase of play, which determines how numbers play men. Each player passes through the phases of
/// the game in order.
enum class Phase : std::uint8_t {
    PlayDown, ///< lay the top man of a pile in front of it, on the same point
    ReStack,  ///< put a man that was played down back on its pile (Fiske)
    BearOff,  ///< take a man off the board
    Race,     ///< move men along the 24 points of the player's track and bear them off
    Home,     ///< move men within the player's own table and bear them off (Fiske)
    SetUp,    ///< put a man back on its pile from off the board (Encyclopédie méthodique)
};

/// Returns whether men move from point to point in `phase`. In other phases each man stays on its
/// point until it is borne off.
[[nodiscard]] constexpr bool hasMovingMen(Phase phase)
{
    return phase == Phase::Race || phase == Phase::Home;
}

/// The tables occupied by the men.
enum class Tables : std::uint8_t {
    Facing,      ///< tables opposite each other, in the same half of the board
    FacingLight, ///< as Facing, in the half nearest the light (Charpentier)
    Diagonal,    ///< each player's right-hand table
    All,         ///< all four tables, through which the men move
};

/// Returns whether both players use all 24 points, which each player numbers from their own end.
[[nodiscard]] constexpr bool usesWholeBoard(Tables tables)
{
    return tables == Tables::All;
}

/// Returns whether both players' tables are in the same half of the board, so that the other half
/// is never used.
[[nodiscard]] constexpr bool usesOneHalf(Tables tables)
{
    return tables == Tables::Facing || tables == Tables::FacingLight;
}

/// The effect of a throw with all dice alike.
enum class Doublet : std::uint8_t {
    Plain,       ///< none
    Total,       ///< plays as many men as the pips of the two dice together, from any points
    ThrowsAgain, ///< plays one or both of its numbers (DoubletNumbers), and the thrower throws
                 ///< again
    WholePoint,  ///< plays two numbers, but bears off all men on its point, even three
};

/// The number in the opening throw that gives its player the first throw of the game.
enum class Lead : std::uint8_t { Higher, Lower };

/// The treatment of a number that its thrower cannot play.
enum class Unplayable : std::uint8_t {
    Lost,             ///< plays no man
    Opponent,         ///< is played by the opponent, in the opponent's own phase
    OpponentLaysDown, ///< is played by the opponent, but only to lay down
};

/// The treatment of the surplus of a `Total` doublet that gives more men than were left to play in
/// the phase.
enum class Surplus : std::uint8_t {
    Lost,     ///< plays no man
    BearsOff, ///< is played immediately in the player's next phase
    Opponent, ///< is played by the opponent, with the same number of men
};

/// The rule on numbers left over when a phase is completed: allowed or barred in the next phase.
enum class Crossing : std::uint8_t { Allowed, Barred };

/// Charpentier's exception: a player who is still laying down is barred from using the numbers of a
/// thrower who is bearing off.
enum class CharpentierException : std::uint8_t { None, Barred };

/// The rule on passed numbers: played automatically or, in Charpentier's game, only if they are
/// claimed before the next throw.
enum class Claim : std::uint8_t { Automatic, Required };

/// The numbers that a doublet plays before the player throws again: both, or only one (Fiske).
enum class DoubletNumbers : std::uint8_t { Both, One };

/// The way in which men are borne off after re-stacking (Fiske). Not a member of Rules, which
/// represents it by the last phase, BearOff or Home.
enum class BearingOff : std::uint8_t { ByNumber, AsAtBackgammon };

/// The phase after bearing off: none, or the setting up of the men again (Encyclopédie méthodique).
/// Not a member of Rules, which represents it by the last phase, BearOff or SetUp.
enum class FurtherPhase : std::uint8_t { None, SetUpAgain };

/// The rules of one game, with the values in force for its open rulings (RuleSet::rulings). A plain
/// value.
struct Rules
{
    /// Number of each player's men on points 1 to 6 at the start, `men[0]` for point 1; 1 to 3 on
    /// each point.
    std::array<std::uint8_t, PointsInTable> men{};
    std::uint8_t dice = 2; ///< number of dice, 2 or 3
    /// Only the first `phaseCount` elements are used.
    std::array<Phase, limits::MaxPhases> phases{};
    std::uint8_t phaseCount = 0;
    Tables tables = Tables::Facing;
    Lead lead = Lead::Higher;
    Doublet doublet = Doublet::Plain;
    Unplayable unplayable = Unplayable::Lost;
    Surplus surplus = Surplus::Lost; ///< for Doublet::Total only
    Crossing crossing = Crossing::Allowed;
    /// Not used if `unplayable` is Lost.
    CharpentierException charpentierException = CharpentierException::None;
    Claim claim = Claim::Automatic;                       ///< not used if `unplayable` is Lost
    DoubletNumbers doubletNumbers = DoubletNumbers::Both; ///< for Doublet::ThrowsAgain only
    /// The procedure of the game; never null. Each procedure is a single constant, so pointers can
    /// be compared.
    const Procedure *procedure = &procedures::laying;

    bool operator==(const Rules &) const = default;

    /// Returns whether `phase` is the last phase of the game.
    [[nodiscard]] constexpr bool endsWith(Phase phase) const
    {
        return phaseCount > 0 && phases[phaseCount - 1U] == phase;
    }
    /// Returns the number of men with which each player starts.
    [[nodiscard]] constexpr int menPerPlayer() const
    {
        int sum = 0;
        for (const int count : men) {
            sum += count;
        }
        return sum;
    }
};

} // namespace doublets
