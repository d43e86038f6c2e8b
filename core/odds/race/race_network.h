// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/race/race_features.h"

#include <QByteArray>

#include <array>
#include <cstdint>
#include <memory>
#include <optional>

namespace doublets {

/// The value of a position of the race (rule set `alfonso-race`) to the player who throws next, in
/// fixed point.
struct RaceValue
{
    static constexpr std::int32_t One = 1 << 20; ///< fixed-point representation of 1

    // The remainder of both probabilities is the probability of a draw.
    std::int32_t win = 0;    ///< probability that the player wins
    std::int32_t loss = 0;   ///< probability that the opponent wins
    std::int32_t throws = 0; ///< expected number of throws still to come

    bool operator==(const RaceValue &) const = default;

    /// Returns the player's expected result, win - loss, in which a draw counts as 0.
    [[nodiscard]] std::int32_t equity() const { return win - loss; }
    /// Returns the value to the opponent.
    [[nodiscard]] RaceValue swapped() const { return {loss, win, throws}; }
};

/// A neural network with one hidden layer that estimates the values of positions of the race.
///
/// All weights and sums are integers, so that values are identical on every platform, regardless of
/// the order of summation.
class RaceNetwork
{
public:
    static constexpr std::size_t Hidden = 96; ///< number of hidden units
    /// Number of bits of RaceFeatures::words, used or not.
    static constexpr std::size_t FeatureSlots =
        2 * RaceFeatures::WordsPerSide * RaceFeatures::WordBits;
    /// Number of outputs: the logit of a win given no draw, the logit of a draw, and the expected
    /// number of throws in units of ThrowsUnit.
    static constexpr std::size_t Outputs = 3;

    // Numbers of fractional bits.
    static constexpr int HiddenBits = 9;
    static constexpr int OutputWeightBits = 11;

    /// Maximum activation of a hidden unit, with HiddenBits fractional bits.
    static constexpr std::int16_t MaxActivation = 8 << HiddenBits;
    /// Number of throws represented by 1.0 in the third output.
    static constexpr int ThrowsUnit = 16;

    /// The weights and biases of the network.
    struct Weights
    {
        /// For each bit of RaceFeatures::words, with HiddenBits fractional bits.
        std::array<std::array<std::int16_t, Hidden>, FeatureSlots> features{};
        /// With HiddenBits fractional bits.
        std::array<std::int16_t, Hidden> hiddenBias{};
        /// With OutputWeightBits fractional bits.
        std::array<std::array<std::int16_t, Hidden>, Outputs> outputs{};
        /// With HiddenBits + OutputWeightBits fractional bits.
        std::array<std::int32_t, Outputs> outputBias{};
    };

    /// Precondition: no sum can overflow (race_weights::areInRange()).
    explicit RaceNetwork(const Weights &weights)
        : m_weights(weights)
    {
    }

    [[nodiscard]] const Weights &weights() const { return m_weights; }

    /// Returns the probability, in units of 1 / RaceValue::One, of a logit with HiddenBits +
    /// OutputWeightBits fractional bits.
    [[nodiscard]] static std::int32_t probability(std::int32_t logit);

    /// An evaluator of successive positions, which is faster if each position is similar to the
    /// previous one. The value of a position does not depend on earlier positions. Not thread-safe.
    class Evaluator
    {
    public:
        /// `network` must outlive this object.
        explicit Evaluator(const RaceNetwork &network)
            : m_network(&network)
            , m_sums(network.m_weights.hiddenBias)
        {
        }
        /// Returns the value of `board` to `board.player`, who throws next.
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
