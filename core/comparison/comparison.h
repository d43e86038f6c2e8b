// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/game.h"
#include "core/odds/odds.h"
#include "core/players/player.h"
#include "core/record/record.h"

#include <cstdint>
#include <optional>
#include <vector>

/// The same dice by another source's rules: how would the game have gone?
namespace doublets {

/// Every face that fell in a game, in order: pairs thrown for the lead (White's die first, ties
/// included), then the dice of each throw as they fell.
[[nodiscard]] std::vector<std::uint8_t> facesInOrder(const std::vector<HistoryEntry> &history);

struct ComparisonOptions
{
    Rules rules;                     ///< the other source's, with its rulings
    std::vector<std::uint8_t> faces; ///< of the game played, see facesInOrder
    /// Gives the faces that are missing: where the game had no i-th face (from 0), it is the i-th
    /// of SeededDice(seed). So a seeded game goes on with the very dice that would have fallen.
    std::uint64_t seed = 0;
    Player *player = nullptr; ///< chooses for both sides where there is a choice; not owned
    Progress progress;        ///< asked before each throw; false ends the work
};

/// A game from its first throw to its end, with the dice of another.
struct Comparison
{
    std::vector<HistoryEntry> history;
    std::size_t facesGiven = 0; ///< those of the game played
    std::size_t facesUsed = 0;  ///< taken by this one, the first of them from those given

    /// How many faces were left of those given when this game was over.
    [[nodiscard]] std::size_t facesLeft() const
    {
        return facesUsed < facesGiven ? facesGiven - facesUsed : 0;
    }
    /// How many the seed gave.
    [[nodiscard]] std::size_t facesAdded() const
    {
        return facesUsed > facesGiven ? facesUsed - facesGiven : 0;
    }
};

/// The faces are dealt out anew, in order: two for the lead until these differ, then as many to a
/// throw as the rules have dice. Players claim whatever passes to them. Nothing where `progress`
/// ended it. Precondition: all faces are 1 to 6.
[[nodiscard]] std::optional<Comparison> comparedGame(const ComparisonOptions &options);

/// The same with the player usual here: the best one; where odds are only estimated, the
/// random one, by the first number of SplitMix(seed). Takes up to a second; less where `make` knows
/// the odds.
[[nodiscard]] std::optional<Comparison>
comparedGameByDefaultPlayer(const Rules &rules, const std::vector<std::uint8_t> &faces,
                            std::uint64_t seed, const Progress &progress = {},
                            const OddsMaker &make = makeOdds);

/// Where two courses part.
struct Parting
{
    std::size_t throwIndex = 0; ///< from 0, throws for the lead not counted
    /// What was made of the throw in the first course, the second one's rules allow as well: its
    /// players chose otherwise.
    bool byChoice = false;

    bool operator==(const Parting &) const = default;
};

/// The first throw that fell otherwise, belonged to the other player, or of which other men were
/// played or other numbers lost (in whatever order), or that only one of the games had. A throw of
/// the first course that is not played to its end counts as if it went on alike; one course that
/// breaks off unfinished parts from nothing. `rules` are those of `second`.
[[nodiscard]] std::optional<Parting> partingOf(const std::vector<HistoryEntry> &first,
                                               const std::vector<HistoryEntry> &second,
                                               const Rules &rules);

/// The compared game written down. Its dice are called `entered`: no seed gives all of them.
[[nodiscard]] Record recordOf(const Comparison &comparison, const RuleSet &ruleSet,
                              const Rulings &rulings, const QString &white, const QString &black);

} // namespace doublets
