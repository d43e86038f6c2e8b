// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace doublets {

/// The aspects of the rules. Each can have a provenance and be named as the reason for an event.
/// See ruleKeyName() for the names in rule files.
enum class RuleKey : std::uint8_t {
    Men,                  ///< the number of men and their initial points
    Dice,                 ///< the number of dice
    Tables,               ///< the tables of the board that are used
    Phases,               ///< the phases of a game and their order
    Opening,              ///< the opening throw, and which number gives its player the lead
    Order,                ///< the order in which the numbers of a throw are played
    Compulsion,           ///< whether numbers must be played
    PlayingDown,          ///< the laying down of men
    BearingOff,           ///< the bearing off of men
    ReStacking,           ///< the re-stacking of men
    FurtherPhase,         ///< the setting up of men again after bearing off
    Doublet,              ///< the effect of a doublet
    Surplus,              ///< the surplus men of a Doublet::Total throw
    Crossing,             ///< whether a throw that completes a phase is also used in the next
    Unplayable,           ///< what happens to numbers that the thrower cannot play
    CharpentierException, ///< whether numbers of a thrower bearing off can be used to lay down
    Claim,                ///< the claiming of passed numbers
    DoubletNumbers, ///< whether both numbers of a doublet are played if it grants another throw
    Movement,       ///< the movement of men in the phase Race
    Hit,            ///< the removal of single enemy men in the phase Race
    Win,            ///< how a game is won
    Draw,           ///< when a game is drawn
};
constexpr int RuleKeyCount = static_cast<int>(RuleKey::Draw) + 1;

} // namespace doublets
