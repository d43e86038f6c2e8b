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

/// The odds of a throw in the course of play. Values that are not known yet are nullopt.
struct OddsThrow
{
    QString title;            ///< e.g. "12. Anne: sice-ace"
    QString spokenTitle;      ///< e.g. "12. Anne: 6 and 1"
    std::optional<Odds> odds; ///< chances after the throw and its plays
    /// Change in White's chance of winning due to the dice, −1 to 1.
    std::optional<double> luck;
    /// Change in White's chance of winning due to the players' choices, −1 to 1.
    std::optional<double> choice;
    std::optional<Side> thrower; ///< nullopt for the throw for the lead

    bool operator==(const OddsThrow &) const = default;
};

/// The contents of the odds panel. Odds that are not known yet are nullopt.
struct OddsReport
{
    enum class State {
        Unavailable, ///< there is no game, or its odds are not computed now; only `names` is set
        Solving,     ///< the source of the odds is being prepared; no odds are known yet
        Ready,       ///< odds are available; those still being computed are nullopt
    };

    State state = State::Unavailable;
    /// Whether the odds are covered until the class has guessed; if so, the members from
    /// `startOdds` on have default values.
    bool isCovered = false;
    double solvedShare = 0; ///< progress of solving the game, 0 to 1
    double knownShare = 0;  ///< known share of all values, 0 to 1
    OddsMethod method = OddsMethod::Exact;
    int playouts = 0; ///< games behind `currentOdds`; 0 if unknown or if there are none
    PlayerNames names;
    std::optional<Odds> startOdds;
    std::vector<OddsThrow> throws; ///< one for each row of the course of play
    int selectedRow = -1; ///< the earlier throw shown; −1 at the latest position and at the start
    bool isPastMoment = false;       ///< whether an earlier moment of the game is shown
    bool isMidThrow = false;         ///< whether the throw has steps after the moment shown
    std::optional<Odds> currentOdds; ///< at the moment shown
    bool isOver = false;             ///< whether the game is over at the moment shown
    bool isExact = false;            ///< whether `currentOdds` are exact, whatever the method
    std::optional<ChanceContributions>
        contributions;         ///< of dice and choices, up to the moment shown; nullopt if unknown
    bool hasChoice = false;    ///< whether there is a choice to assess
    Side chooser{};            ///< the player with the choice
    bool isChoiceMade = false; ///< whether the choice had been made at the moment shown
    std::optional<std::vector<Choice>> choices; ///< best first
    std::optional<std::size_t> chosenIndex;     ///< in `choices`; nullopt if none has been made

    /// Returns the method for the moment shown. Returns Exact if the game is over.
    [[nodiscard]] OddsMethod currentMethod() const
    {
        return isOver || isExact ? OddsMethod::Exact : method;
    }
    [[nodiscard]] bool isEstimate() const { return doublets::isEstimate(method); }
};

} // namespace doublets
