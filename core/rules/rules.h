// SPDX-License-Identifier: MIT
#pragma once

#include "core/limits.h"

#include <array>
#include <cstdint>

/// The rules of one game as the referee needs them: plain values, no texts.
/// They are read from resources/rules by way of RuleSet and never written down in code.
namespace doublets {

struct Procedure; // core/procedures/procedure.h
namespace procedures {
extern const Procedure laying; // the usual one
} // namespace procedures

using limits::MostDice;
constexpr int PointsInTable = 6; ///< points of a player's own table, 1 (ace) to 6 (sice)
constexpr int PointsOnTrack = 24;

/// What a player does with throws. The order of a game is its list of phases.
enum class Phase : std::uint8_t {
    PlayDown, ///< takes the top man of a pile and lays it in front, on the same point
    ReStack,  ///< puts a man that was played down back on its pile (Fiske)
    BearOff,  ///< takes a man off the board
    Race,     ///< moves men along the 24 points of the player's track and bears them off
    Home,     ///< moves men inside the own table and bears them off, as at backgammon (Fiske)
};

/// Whether men move from point to point in this phase; else each stays on its own until it is borne
/// off.
[[nodiscard]] constexpr bool movesMen(Phase phase)
{
    return phase == Phase::Race || phase == Phase::Home;
}

/// The tables in which the men stand.
enum class Tables : std::uint8_t {
    Facing,      ///< each player's in the table across from the other's, same half of the board
    FacingLight, ///< the same, in the half nearest the light (Charpentier)
    Diagonal,    ///< each player's right-hand table
    All,         ///< all four, through which men move
};

/// Whether both players use all 24 points, each counting them from its own end.
[[nodiscard]] constexpr bool usesWholeBoard(Tables tables)
{
    return tables == Tables::All;
}

/// What dice that fall alike do.
enum class Doublet : std::uint8_t {
    Plain,      ///< nothing special
    Total,      ///< as many men as the pips of the two dice together, from any points
    ThrowAgain, ///< played as two numbers, and the thrower throws again
};

/// Where a number goes that its thrower cannot play.
enum class Unplayable : std::uint8_t {
    Lost,
    Opponent,         ///< the opponent plays it in the opponent's own phase
    OpponentLaysDown, ///< the same, but only to lay down with it
};

/// What becomes of the men of a `Total` doublet when fewer were left to lay down.
enum class Surplus : std::uint8_t {
    Lost,
    BearsOff, ///< the player goes on in the next phase at once
    Opponent, ///< the opponent plays as many men
};

/// Whether the numbers left when a phase is completed may be used in the next one.
enum class Crossing : std::uint8_t { Allowed, Barred };

/// Charpentier: whether a player still laying down is barred from a bearing-off thrower's numbers.
enum class Exception : std::uint8_t { None, Barred };

/// Charpentier: whether numbers that pass must be claimed before the next throw.
enum class Claim : std::uint8_t { Automatic, Claimed };

/// Fiske: whether a doublet plays both its numbers or one before the player throws again.
enum class DoubletMen : std::uint8_t { Both, One };

/// Fiske: how men are borne off once they are stacked again. Not a member of Rules: it decides
/// which phase is the last, BearOff or Home.
enum class BearingOff : std::uint8_t { ByNumber, AsAtBackgammon };

/// One game with its rulings in force. A regular value; `==` where the same games are possible.
struct Rules
{
    std::array<std::uint8_t, PointsInTable>
        men{};             ///< men of each player on points 1 to 6, 1 to 3 each
    std::uint8_t dice = 2; ///< dice of a throw, 2 or 3
    /// The first `phaseCount` count.
    std::array<Phase, limits::MostPhases> phases{};
    std::uint8_t phaseCount = 0;
    Tables tables = Tables::Facing;
    Doublet doublet = Doublet::Plain;
    Unplayable unplayable = Unplayable::Lost;
    Surplus surplus = Surplus::Lost;
    Crossing crossing = Crossing::Allowed;
    Exception exception = Exception::None;
    Claim claim = Claim::Automatic;
    DoubletMen doubletMen = DoubletMen::Both;
    /// How numbers play men; never null. Two rules have the same one exactly if these are equal.
    const Procedure *procedure = &procedures::laying;

    bool operator==(const Rules &) const = default;

    [[nodiscard]] constexpr int menOfPlayer() const
    {
        int sum = 0;
        for (const int count : men) {
            sum += count;
        }
        return sum;
    }
};

} // namespace doublets
