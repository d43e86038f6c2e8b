// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include <QString>

namespace doublets {

/// Origin of the dice. The record format uses the same names.
enum class DiceOrigin {
    System,  ///< the operating system's random generator
    Seeded,  ///< the documented generator, started from a seed
    Entered, ///< real dice, entered by hand
    Scripted ///< predefined faces (tests, replays)
};

/// Interface of a source of dice, one die at a time.
class DiceSource
{
public:
    virtual ~DiceSource() = default;

    [[nodiscard]] virtual DiceOrigin origin() const = 0;
    /// Returns the seed as written in records if the origin is Seeded, otherwise an empty string.
    [[nodiscard]] virtual QString seed() const { return {}; }
    /// Returns whether `roll` can roll a die now. Always false for Entered, whose throws are passed
    /// to the game instead.
    [[nodiscard]] virtual bool canRoll() const { return true; }
    /// Rolls the next die and returns its face, 1 to 6. Precondition: canRoll().
    [[nodiscard]] virtual std::uint8_t roll() = 0;
};

} // namespace doublets
