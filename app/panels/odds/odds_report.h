// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/choices.h"
#include "core/rules/rule_set.h"
#include "match/odds/luck.h"
#include "text/player_names.h"

#include <QString>

#include <optional>
#include <vector>

namespace doublets {

/// The odds of a throw in the course of play. Values that have not been computed yet are nullopt.
struct OddsThrow
{
    QString title;            ///< e.g. "12. Anne: sice-ace"
    QString spokenTitle;      ///< e.g. "12. Anne: 6 and 1"
    std::optional<Odds> odds; ///< chances after the throw and its plays
    /// Change in White's score (Odds::score()) that is due to the dice, from −1 to 1.
    std::optional<double> luck;
    /// Change in White's score that is due to the players' choices after the throw, from −1 to 1.
    std::optional<double> choice;
    std::optional<Side> thrower; ///< nullopt for the opening throw

    /// Returns the player to name with the luck of this throw: the thrower or, for the opening
    /// throw, the player whom the throw favoured. Precondition: `luck` is known.
    [[nodiscard]] Side luckSide() const
    {
        return thrower.value_or(*luck < 0 ? Side::Black : Side::White);
    }
    /// Returns the change in the score of luckSide(). Precondition: `luck` is known.
    [[nodiscard]] double ownLuck() const { return luckSide() == Side::White ? *luck : -*luck; }

    bool operator==(const OddsThrow &) const = default;
};

/// A snapshot of the contents of the odds panel. Odds that have not been computed yet are nullopt.
struct OddsReport
{
    enum class State {
        Unavailable, ///< there is no game, or nothing watches its odds; only `names` is set
        Solving,     ///< the game is being solved; all odds are nullopt
        Ready,       ///< odds are available, or still being computed and nullopt
    };

    State state = State::Unavailable;
    /// Whether the odds are covered until a school class has guessed them; see
    /// GuessFirst::isCovered(). If true, `startOdds` and all members after it have default values.
    bool isCovered = false;
    double solvedShare = 0; ///< progress of solving the game, from 0 to 1
    double knownShare = 0;  ///< share of the odds that have been computed, from 0 to 1
    OddsMethod method = OddsMethod::Exact; ///< method of computing the odds
    int playouts = 0; ///< number of simulated games behind `currentOdds`; 0 if unknown or none
    PlayerNames names;
    std::optional<Odds> startOdds;   ///< chances before the first throw
    std::vector<OddsThrow> throws;   ///< for each row of the course of play
    int selectedRow = -1;            ///< row of the earlier throw that is shown; −1 if none
    bool isPastMoment = false;       ///< whether an earlier moment is shown: a throw or the start
    bool isMidThrow = false;         ///< whether the selected throw has later steps
    std::optional<Odds> currentOdds; ///< at the shown moment
    bool isOver = false;             ///< whether the game is over at the shown moment
    /// Whether `currentOdds` have been found to be exact although `method` yields estimates. May be
    /// false if `method` is Exact; see currentMethod().
    bool isExact = false;
    /// The contributions of dice and choices up to the shown moment; nullopt if unknown.
    std::optional<ChanceContributions> contributions;
    bool hasChoice = false;    ///< whether there is a choice to assess; see OddsWatch::decision()
    Side chooser{};            ///< the player with the choice
    bool isChoiceMade = false; ///< whether the choice had been made at the shown moment
    std::optional<std::vector<Choice>> choices; ///< best first
    std::optional<std::size_t> chosenIndex; ///< in `choices`; nullopt if no choice has been made

    /// Returns the method of computing `currentOdds`: Exact if they are exact or the game is over,
    /// otherwise `method`.
    [[nodiscard]] OddsMethod currentMethod() const
    {
        return isOver || isExact ? OddsMethod::Exact : method;
    }
    /// Returns whether `method` yields estimates. `currentOdds` may be exact nevertheless; see
    /// currentMethod().
    [[nodiscard]] bool isEstimate() const { return doublets::isEstimate(method); }
};

} // namespace doublets
