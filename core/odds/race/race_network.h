// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/race/race_features.h"

#include <QByteArray>

#include <array>
#include <cstdint>
#include <memory>
#include <optional>

namespace doublets {

/// The value of a position of the race to the player who throws next, in fixed point.
struct RaceValue
{
    static constexpr std::int32_t One = 1 << 20; ///< stands for 1

    std::int32_t win = 0;    ///< probability that the player wins
    std::int32_t loss = 0;   ///< probability that the opponent wins; the rest is a draw
    std::int32_t throws = 0; ///< expected number of throws still to come

    bool operator==(const RaceValue &) const = default;

    /// Returns the player's expected result, with a draw worth half a win, as win less loss.
    [[nodiscard]] std::int32_t equity() const { return win - loss; }
    [[nodiscard]] RaceValue swapped() const { return {loss, win, throws}; }
};

/// A network with one hidden layer that estimates the value of positions of the race.
///
/// All weights and sums are integers, so that the values are the same to the last bit on every
/// platform, in whatever order they are summed up.
class RaceNetwork
{
public:
    static constexpr std::size_t Hidden = 96;
    /// One for each bit of RaceFeatures::words, used or not.
    static constexpr std::size_t FeatureSlots =
        2 * RaceFeatures::WordsPerSide * RaceFeatures::WordBits;
    static constexpr std::size_t Outputs = 3; ///< win unless drawn, draw (both logits), throws

    // One unit of each quantity, as a number of bits of its fraction.
    static constexpr int HiddenBits = 9;
    static constexpr int OutputWeightBits = 11;
    static constexpr std::int16_t MaxActivation = 8 << HiddenBits;
    static constexpr int ThrowsUnit = 16; ///< throws for each unit of the third output

    struct Weights
    {
        std::array<std::array<std::int16_t, Hidden>, FeatureSlots> features{};
        std::array<std::int16_t, Hidden> hiddenBias{};
        std::array<std::array<std::int16_t, Hidden>, Outputs> outputs{};
        std::array<std::int32_t, Outputs> outputBias{}; ///< in the units of the products
    };

    explicit RaceNetwork(const Weights &weights)
        : m_weights(weights)
    {
    }

    [[nodiscard]] const Weights &weights() const { return m_weights; }

    /// The probability, out of RaceValue::One, of a logit with HiddenBits + OutputWeightBits
    /// fractional bits.
    [[nodiscard]] static std::int32_t probability(std::int32_t logit);

    /// Evaluates positions one after the other. Positions that are similar to the one before take
    /// less time. The value of a position does not depend on the positions before.
    class Evaluator
    {
    public:
        /// `network` must outlive this object.
        explicit Evaluator(const RaceNetwork &network)
            : m_network(&network)
            , m_sums(network.m_weights.hiddenBias)
        {
        }
        [[nodiscard]] RaceValue valueOf(const RaceBoard &board);

    private:
        void update(const RaceFeatures &features);

        const RaceNetwork *m_network;
        RaceFeatures m_features;
        std::array<std::int16_t, Hidden> m_sums;
    };

private:
    Weights m_weights;
};

} // namespace doublets
