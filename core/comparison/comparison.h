// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/game.h"
#include "core/odds/odds.h"
#include "core/players/player.h"
#include "core/record/record.h"

#include <cstdint>
#include <optional>
#include <vector>

// Comparison of rules: a game played again with the same dice under other rules.

namespace doublets {

/// Returns every face that fell in a game, in order: the opening throws (White's die first, ties
/// included), then the dice of each throw as they fell.
[[nodiscard]] std::vector<std::uint8_t> facesInOrder(const std::vector<HistoryEntry> &history);

/// The arguments of playWithFaces().
struct ComparisonOptions
{
    Rules rules;                     ///< rules of the new game, with their rulings
    std::vector<std::uint8_t> faces; ///< faces of the original game, see facesInOrder()
    /// Seed of the faces needed beyond the end of `faces`: face i (from 0) is the i-th roll of
    /// SeededDice(seed), so that a seeded game continues with its own dice.
    std::uint64_t seed = 0;
    Player *player = nullptr; ///< plays for both sides; not owned; must not be null
    Progress progress;        ///< called regularly; returning false cancels the work
};

/// A complete game, played with the dice of another game.
struct Comparison
{
    std::vector<HistoryEntry> history;
    std::size_t facesGiven = 0; ///< number of faces in the original game
    std::size_t facesUsed = 0;  ///< number of faces used by this game

    /// Returns the number of given faces that this game did not use.
    [[nodiscard]] std::size_t unusedFaceCount() const
    {
        return facesUsed < facesGiven ? facesGiven - facesUsed : 0;
    }
    /// Returns the number of faces that the seed supplied.
    [[nodiscard]] std::size_t seededFaceCount() const
    {
        return facesUsed > facesGiven ? facesUsed - facesGiven : 0;
    }
};

/// Plays a game to its end with the given faces, taken in order: two for each opening throw until
/// they differ, then as many for each throw as the rules have dice. `options.player` also decides
/// whether a passed number is claimed (Claim::Required). Blocks until the game is over. Returns
/// nullopt if `options.progress` cancels the work. Precondition: all faces are 1 to 6.
[[nodiscard]] std::optional<Comparison> playWithFaces(const ComparisonOptions &options);

/// Plays a game as playWithFaces() does, with a BestPlayer or, if oddsMethod(rules) is RandomPlay,
/// a RandomPlayer seeded with the first number of SplitMix(seed). Blocks, possibly for several
/// seconds unless `oddsFactory` has cached the odds. Returns nullopt if `progress` cancels the work
/// or if `oddsFactory`, which must not be empty, returns null.
[[nodiscard]] std::optional<Comparison>
playWithFacesAndDefaultPlayer(const Rules &rules, const std::vector<std::uint8_t> &faces,
                              std::uint64_t seed, const Progress &progress = {},
                              const OddsFactory &oddsFactory = makeOdds);

/// The throw at which two games diverge.
struct Divergence
{
    std::size_t throwIndex = 0; ///< from 0, not counting opening throws
    /// Whether the rules of the second game also allow the plays of the first game, so that the
    /// games differ only by the players' choices.
    bool isByChoice = false;

    bool operator==(const Divergence &) const = default;
};

/// Returns the first throw at which two games diverge: a throw whose dice, thrower, plays or lost
/// numbers differ (regardless of order), or a throw that only one of the games has.
///
/// An unfinished last throw of `first` does not diverge from a throw with the same dice and
/// thrower, and the end of an unfinished game is not a divergence. `rules` are the rules of
/// `second`. Returns nullopt if the games do not diverge.
[[nodiscard]] std::optional<Divergence> firstDivergence(const std::vector<HistoryEntry> &first,
                                                        const std::vector<HistoryEntry> &second,
                                                        const Rules &rules);

/// Returns the record of the game played for a comparison, between two computer players named
/// `white` and `black`. `ruleSet` and `rulings` are those from which ComparisonOptions::rules was
/// made. The dice are recorded as DiceOrigin::Entered. Precondition: `ruleSet` is not an invention
/// (RuleSet::invention).
[[nodiscard]] Record recordOf(const Comparison &comparison, const RuleSet &ruleSet,
                              const Rulings &rulings, const QString &white, const QString &black);

} // namespace doublets
