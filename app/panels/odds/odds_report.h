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

/// One throw of the course of play, as the odds see it. What is not known is absent.
struct OddsThrow
{
    QString title;                ///< "12. Anne: sice-ace"
    std::optional<Odds> odds;     ///< once it was played
    std::optional<double> luck;   ///< of its dice, in White's favour
    std::optional<double> choice; ///< of what was made of it, in White's favour
    std::optional<Side> thrower;  ///< none: the throw for the lead

    bool operator==(const OddsThrow &) const = default;
};

/// Everything that the odds panel shows.
struct OddsReport
{
    enum class State { Nothing, Solving, Ready };

    State state = State::Nothing;
    bool isCovered = false; ///< a class guesses first: nothing of what follows is there
    double solved = 0;      ///< share of the solving
    double found = 0;       ///< share of all that can be known that is known
    OddsMethod method = OddsMethod::Exact;
    int playOuts = 0;
    PlayerNames names;
    std::optional<Odds> start;
    std::vector<OddsThrow> throws;
    /// The throw looked back at; -1: the present, or the start.
    int row = -1;
    bool isPast = false;
    bool isWithinRow = false; ///< the throw looked back at has steps after the moment shown
    std::optional<Odds> now;
    bool isOver = false;            ///< the game, at the moment shown
    std::optional<ChanceMade> made; ///< up to the moment shown
    bool hasDecision = false;
    Side chooser{};
    bool isDecided = false; ///< the choice had been made by the moment shown
    std::optional<std::vector<Choice>> choices;
    std::optional<std::size_t> choiceMade;

    /// Returns the method for the moment shown. The result of a game is always exact.
    [[nodiscard]] OddsMethod methodNow() const { return isOver ? OddsMethod::Exact : method; }
    [[nodiscard]] bool isEstimate() const { return method == OddsMethod::Estimated; }
};

} // namespace doublets
