// SPDX-License-Identifier: MIT
#pragma once

#include "core/dice/dice_source.h"
#include "core/dice/generator.h"
#include "core/error.h"
#include "core/result.h"

#include <array>
#include <deque>
#include <memory>
#include <optional>
#include <vector>

namespace doublets {

/// Returns the name of an origin in records: "system", "seeded", "entered" or "scripted".
[[nodiscard]] QString diceOriginName(DiceOrigin origin);
/// Returns the origin named `name`, or nullopt if there is none.
[[nodiscard]] std::optional<DiceOrigin> diceOriginFromName(const QString &name);

/// Parses a seed: a whole number from 0 to 18446744073709551615, written with at most 20 digits and
/// nothing else. Error: InvalidSeed.
[[nodiscard]] Result<std::uint64_t, Error> parseSeed(const QString &text);

/// Unpredictable dice, rolled by the operating system's random generator.
class SystemDice final : public DiceSource
{
public:
    [[nodiscard]] DiceOrigin origin() const override { return DiceOrigin::System; }
    [[nodiscard]] std::uint8_t roll() override;

private:
    ByteDraw m_draw;
};

/// Dice that are reproducible from a seed on every platform.
///
/// The generator is xoshiro256**, seeded by SplitMix64. Its words are split into bytes, lowest
/// first; bytes of 252 and above are skipped; face = byte mod 6 + 1.
class SeededDice final : public DiceSource
{
public:
    explicit SeededDice(std::uint64_t seed)
        : m_seed(seed)
        , m_generator(seed)
    {
    }

    [[nodiscard]] DiceOrigin origin() const override { return DiceOrigin::Seeded; }
    [[nodiscard]] QString seed() const override { return QString::number(m_seed); }
    [[nodiscard]] std::uint8_t roll() override
    {
        return static_cast<std::uint8_t>(1 +
                                         m_draw.below(6, [this] { return m_generator.next(); }));
    }

    /// Counts of each number, the ace first.
    using Counts = std::array<std::uint64_t, 6>;
    /// Rolls `dice` dice and adds their numbers to `counts`. Equivalent to calling roll() `dice`
    /// times, but several times faster.
    void rollAndCount(std::uint64_t dice, Counts &counts);

private:
    std::uint64_t m_seed;
    Generator m_generator;
    ByteDraw m_draw;
};

/// Real dice, entered by hand with Game::enterDice(). roll() must not be called.
class EnteredDice final : public DiceSource
{
public:
    [[nodiscard]] DiceOrigin origin() const override { return DiceOrigin::Entered; }
    [[nodiscard]] bool canRoll() const override { return false; }
    [[nodiscard]] std::uint8_t roll() override;
};

/// Dice with predefined faces, for tests and for games that are displayed but not played. canRoll()
/// is false once all the faces have been used.
class ScriptedDice final : public DiceSource
{
public:
    /// Precondition: all faces are 1 to 6.
    explicit ScriptedDice(const std::vector<std::uint8_t> &faces)
        : m_faces(faces.begin(), faces.end())
    {
    }

    [[nodiscard]] DiceOrigin origin() const override { return DiceOrigin::Scripted; }
    [[nodiscard]] bool canRoll() const override { return !m_faces.empty(); }
    [[nodiscard]] std::uint8_t roll() override;

private:
    std::deque<std::uint8_t> m_faces;
};

/// Creates a dice source; never returns null. `seed` is ignored unless `origin` is Seeded. Returns
/// SystemDice for Scripted, whose faces are unknown.
[[nodiscard]] std::unique_ptr<DiceSource> makeDice(DiceOrigin origin, std::uint64_t seed = 0);

} // namespace doublets
