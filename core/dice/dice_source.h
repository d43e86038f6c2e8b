// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include <QString>

namespace doublets {

/// The origin of the dice. See diceOriginName() for the names in records.
enum class DiceOrigin {
    System,  ///< the operating system's random generator
    Seeded,  ///< the documented generator, started from a seed
    Entered, ///< real dice, entered by hand
    Scripted ///< predefined faces, see ScriptedDice
};

/// The interface of sources of dice, which roll one die at a time.
class DiceSource
{
public:
    virtual ~DiceSource() = default;

    [[nodiscard]] virtual DiceOrigin origin() const = 0;
    /// Returns the seed as written in records if the origin is Seeded, otherwise an empty string.
    [[nodiscard]] virtual QString seed() const { return {}; }
    /// Returns whether roll() can be called now. Always false for Entered, whose throws are passed
    /// to Game::enterDice() instead.
    [[nodiscard]] virtual bool canRoll() const { return true; }
    /// Rolls the next die and returns its face, 1 to 6. Precondition: canRoll().
    [[nodiscard]] virtual std::uint8_t roll() = 0;
};

} // namespace doublets
