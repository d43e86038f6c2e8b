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

/// The name of an origin in records: "system", "seeded", "entered", "scripted".
[[nodiscard]] QString diceOriginName(DiceOrigin origin);
[[nodiscard]] std::optional<DiceOrigin> diceOriginFromName(const QString &name);

/// A seed as people and records write it: a whole number from 0 to 18446744073709551615,
/// digits and nothing else.
/// Error: BadSeed.
[[nodiscard]] Result<std::uint64_t, Error> parseSeed(const QString &text);

/// Dice of the operating system's generator.
class SystemDice final : public DiceSource
{
public:
    [[nodiscard]] DiceOrigin origin() const override { return DiceOrigin::System; }
    [[nodiscard]] std::uint8_t roll() override;

private:
    ByteDraw m_draw;
};

/// Dice that fall the same for the same seed, everywhere: xoshiro256** seeded by SplitMix64; its
/// words taken byte by byte, lowest first; bytes of 252 and above skipped; face = byte mod 6 + 1.
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

    /// How often each number falls, the ace first.
    using Counts = std::array<std::uint64_t, 6>;
    /// Rolls so many dice and adds them to `counts`: the same as `roll`, many times as fast.
    void rollAndCount(std::uint64_t dice, Counts &counts);

private:
    std::uint64_t m_seed;
    Generator m_generator;
    ByteDraw m_draw;
};

/// Real dice: the game is told how they fell.
class EnteredDice final : public DiceSource
{
public:
    [[nodiscard]] DiceOrigin origin() const override { return DiceOrigin::Entered; }
    [[nodiscard]] bool canRoll() const override { return false; }
    [[nodiscard]] std::uint8_t roll() override;
};

/// Faces written down beforehand, for tests and for replays with another source's rules.
class ScriptedDice final : public DiceSource
{
public:
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

/// The source of a given origin; `seed` counts for Seeded only. Not for Scripted.
[[nodiscard]] std::unique_ptr<DiceSource> makeDice(DiceOrigin origin, std::uint64_t seed = 0);

} // namespace doublets
