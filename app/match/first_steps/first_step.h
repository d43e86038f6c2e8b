// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/game.h"
#include "core/rules/rule_set.h"

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace doublets {

/// One of the first steps: a moment of a real game, and what is to be done there by the player, who
/// has White.
struct FirstStep
{
    enum class Kind : std::uint8_t {
        FirstThrow,
        LayDown,  ///< what it plays
        Unusable, ///< a throw with a number that White cannot play
        DoubletThrown,
        BearOff, ///< a throw by which men leave the board
        Win,     ///< the last throw
    };
    /// How far somebody has come in a step.
    enum class State : std::uint8_t {
        ToThrow,
        ToPlay,
        OtherToPlay, ///< White's numbers passed
        ToThrowAgain,
        Done,
    };

    Kind kind{};
    std::vector<Action> actions; ///< by which the game comes to this moment
    Throw dice;                  ///< that will fall; empty where they lie there already
    Numbers unusable;            ///< Unusable: what White cannot play of them

    [[nodiscard]] std::unique_ptr<Game> game(const RuleSet &ruleSet, const Rulings &rulings) const;
    /// Whether a game went as this step's did, as far as that goes.
    [[nodiscard]] bool isPartOf(const Game &game) const;
    /// What was done in this step: nothing that came of the next throw.
    [[nodiscard]] std::span<const HistoryEntry> part(const Game &game) const;
    /// A step that is done stays so, however the game goes on. Precondition: the game has gone on
    /// from this step, or stands before it.
    [[nodiscard]] State state(const Game &game) const;
    /// Whether its throw is to be followed by another of the same player.
    [[nodiscard]] bool asksForTwo(const Rules &rules) const;
    /// The dice that it is about.
    [[nodiscard]] Throw thrown() const;
};

/// The steps by which these rules are learnt, found by playing games with them: the same ones each
/// time. A step for which no game has a moment is left out.
[[nodiscard]] std::vector<FirstStep> findFirstSteps(const Rules &rules);

} // namespace doublets
