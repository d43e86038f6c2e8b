// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <optional>

namespace doublets {

class Match;
struct ChanceMade;

/// Whether anybody ever had to decide between two plays in the game.
[[nodiscard]] bool hadChoice(const Match &match);

/// What is worth taking home from a game that is over, in one sentence: who had the luck, or that
/// there was nothing to choose. Empty while the odds are not known, or where there is nothing.
[[nodiscard]] QString takeHomeText(Match &match);

} // namespace doublets
