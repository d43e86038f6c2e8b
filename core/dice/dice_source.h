// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include <QString>

namespace doublets {

/// Where the dice come from. The names are those of the record format.
enum class DiceOrigin {
    System,  ///< the operating system's generator
    Seeded,  ///< our documented generator, from a seed
    Entered, ///< real dice, thrown by people and entered by hand
    Scripted ///< written down beforehand (tests, replays)
};

/// Gives one die at a time.
class DiceSource
{
public:
    virtual ~DiceSource() = default;

    [[nodiscard]] virtual DiceOrigin origin() const = 0;
    /// The seed as the record writes it; empty unless Seeded.
    [[nodiscard]] virtual QString seed() const { return {}; }
    /// Whether `roll` can give a die now. False for Entered, whose throws are told to the game.
    [[nodiscard]] virtual bool canRoll() const { return true; }
    /// The face of the next die, 1 to 6, all alike likely. Precondition: canRoll().
    [[nodiscard]] virtual std::uint8_t roll() = 0;
};

} // namespace doublets
