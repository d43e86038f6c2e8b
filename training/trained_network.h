// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/race/race_network.h"
#include "training/self_play.h"

#include <span>
#include <vector>

namespace doublets::training {

/// A RaceNetwork with floating-point weights, which learns from examples.
class TrainedNetwork
{
public:
    /// Sets the weights to random values, which depend only on `seed`.
    explicit TrainedNetwork(std::uint64_t seed);

    /// Adds the gradient of the error of an example.
    void addExample(const Example &example);
    /// Changes the weights by the gradients of all examples since the last call (Adam; Kingma and
    /// Ba 2014). `rate` is the learning rate. Returns the mean squared error of the examples'
    /// equities. Precondition: addExample() has been called since the last call.
    double learn(float rate);

    /// Returns the same network with rounded integer weights. Limits weights to half the range of
    /// their integer type.
    [[nodiscard]] RaceNetwork::Weights rounded() const;

private:
    static constexpr std::size_t Hidden = RaceNetwork::Hidden;
    static constexpr std::size_t Outputs = RaceNetwork::Outputs;
    using Row = std::array<float, Hidden>;

    /// All weights in one array: the columns of the features, the bias of the hidden units, the
    /// rows of the outputs, and the bias of the outputs.
    static constexpr std::size_t BiasRow = RaceNetwork::FeatureSlots;
    static constexpr std::size_t OutputRow = BiasRow + 1;
    static constexpr std::size_t OutputBiasRow = OutputRow + Outputs;
    static constexpr std::size_t Rows = OutputBiasRow + 1;

    std::vector<Row> m_weights;
    std::vector<Row> m_gradients;
    std::vector<Row> m_means;   ///< of the gradients
    std::vector<Row> m_squares; ///< mean squares of the gradients
    std::vector<bool> m_isUsed; ///< rows with gradients of the current examples
    float m_meansPower = 1;     ///< weight of the initial value in `m_means`
    float m_squaresPower = 1;   ///< weight of the initial value in `m_squares`
    int m_examples = 0;         ///< number of examples since the last call to learn()
    double m_error = 0;         ///< sum of their squared errors
};

} // namespace doublets::training
