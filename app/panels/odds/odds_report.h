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

/// The odds of a throw in the course of play. Values that are not known yet are null.
struct OddsThrow
{
    QString title;                ///< e.g. "12. Anne: sice-ace"
    std::optional<Odds> odds;     ///< chances after the throw and its plays
    std::optional<double> luck;   ///< luck of the dice, positive if in White's favour
    std::optional<double> choice; ///< effect of the choices, positive if in White's favour
    std::optional<Side> thrower;  ///< null for the throw for the lead

    bool operator==(const OddsThrow &) const = default;
};

/// The contents of the odds panel.
struct OddsReport
{
    enum class State { Nothing, Solving, Ready };

    State state = State::Nothing;
    /// Whether a class guesses first; if so, the members from `start` on are empty.
    bool isCovered = false;
    double solved = 0; ///< progress of solving the game, 0 to 1
    double found = 0;  ///< known share of all values, 0 to 1
    OddsMethod method = OddsMethod::Exact;
    int playOuts = 0;
    PlayerNames names;
    std::optional<Odds> start;
    std::vector<OddsThrow> throws;
    /// The throw looked back at; −1 for the present and for the start.
    int row = -1;
    bool isPast = false;
    bool isWithinRow = false; ///< whether the throw has steps after the moment shown
    std::optional<Odds> now;
    bool isOver = false;            ///< whether the game is over at the moment shown
    std::optional<ChanceMade> made; ///< up to the moment shown; null if unknown
    bool hasDecision = false;
    Side chooser{};
    bool isDecided = false; ///< whether the choice had been made at the moment shown
    std::optional<std::vector<Choice>> choices;
    std::optional<std::size_t> choiceMade;

    /// Returns the method for the moment shown. Returns Exact if the game is over.
    [[nodiscard]] OddsMethod methodNow() const { return isOver ? OddsMethod::Exact : method; }
    [[nodiscard]] bool isEstimate() const { return method == OddsMethod::Estimated; }
};

} // namespace doublets
