// SPDX-License-Identifier: MIT
#include "training/trained_network.h"

#include "core/dice/generator.h"

#include <algorithm>
#include <cmath>
#include <span>

namespace doublets::training {

namespace {

constexpr float MaxActivation = 8;
constexpr float HiddenUnit = 1 << RaceNetwork::HiddenBits;
constexpr float WeightUnit = 1 << RaceNetwork::OutputWeightBits;

float logistic(float x)
{
    return static_cast<float>(RaceNetwork::probability(
               static_cast<std::int32_t>(std::clamp(x, -20.0F, 20.0F) * HiddenUnit * WeightUnit))) /
           static_cast<float>(RaceValue::One);
}

float share(std::int32_t value)
{
    return static_cast<float>(value) / static_cast<float>(RaceValue::One);
}

template<typename Integer> Integer rounded(float value, float unit)
{
    constexpr Integer Half = std::numeric_limits<Integer>::max() / 2;
    constexpr auto Most = static_cast<float>(Half);
    return static_cast<Integer>(std::lround(std::clamp(value * unit, -Most, Most)));
}

/// The rows of weights that a position uses.
struct ActiveRows
{
    std::array<std::size_t, 128> rows;
    std::size_t count = 0;

    void add(std::size_t row) { rows[count++] = row; }
    [[nodiscard]] std::span<const std::size_t> all() const { return {rows.data(), count}; }
};

ActiveRows activeRows(const RaceFeatures &features)
{
    ActiveRows active;
    for (std::size_t word = 0; word < features.words.size(); ++word) {
        for (std::uint64_t bits = features.words[word]; bits != 0; bits &= bits - 1) {
            active.add(word * RaceFeatures::WordBits +
                       static_cast<std::size_t>(std::countr_zero(bits)));
        }
    }
    return active;
}

} // namespace

TrainedNetwork::TrainedNetwork(std::uint64_t seed)
    : m_weights(Rows)
    , m_gradients(Rows)
    , m_means(Rows)
    , m_squares(Rows)
    , m_isUsed(Rows)
{
    Generator generator(seed);
    const auto uniform = [&generator] { // -1 to 1
        return static_cast<float>(generator.next() >> 40U) / static_cast<float>(1U << 23U) - 1;
    };
    for (std::size_t row = 0; row < OutputBiasRow; ++row) {
        for (float &weight : m_weights[row]) {
            weight = uniform() * (row < BiasRow ? 0.15F : row == BiasRow ? 0.5F : 0.1F);
        }
    }
}

void TrainedNetwork::addExample(const Example &example)
{
    ActiveRows active = activeRows(RaceFeatures::of(example.board));
    Row sums = m_weights[BiasRow];
    for (const std::size_t row : active.all()) {
        const Row &column = m_weights[row];
        for (std::size_t i = 0; i < Hidden; ++i) {
            sums[i] += column[i];
        }
    }
    Row hidden;
    for (std::size_t i = 0; i < Hidden; ++i) {
        hidden[i] = std::min(std::max(sums[i], 0.0F), MaxActivation);
    }
    std::array<float, Outputs> outputs;
    for (std::size_t output = 0; output < Outputs; ++output) {
        outputs[output] = m_weights[OutputBiasRow][output];
        for (std::size_t i = 0; i < Hidden; ++i) {
            outputs[output] += hidden[i] * m_weights[OutputRow + output][i];
        }
    }
    const float win = logistic(outputs[0]);
    const float draw = logistic(outputs[1]);
    const float wins = share(example.target.win);
    const float losses = share(example.target.loss);
    const float decided = wins + losses;
    const float throws = share(example.target.throws) / RaceNetwork::ThrowsUnit;
    const std::array<float, Outputs> errors{win * decided - wins, draw - (1 - decided),
                                            0.05F * (outputs[2] - throws)};
    const float equityError = (1 - draw) * (2 * win - 1) - (wins - losses);
    m_error += static_cast<double>(equityError) * equityError;
    ++m_examples;

    Row slopes{};
    for (std::size_t output = 0; output < Outputs; ++output) {
        Row &gradient = m_gradients[OutputRow + output];
        const Row &row = m_weights[OutputRow + output];
        const float error = errors[output];
        for (std::size_t i = 0; i < Hidden; ++i) {
            gradient[i] += error * hidden[i];
            slopes[i] += error * row[i];
        }
        m_gradients[OutputBiasRow][output] += error;
    }
    for (std::size_t i = 0; i < Hidden; ++i) {
        slopes[i] = sums[i] > 0 && sums[i] < MaxActivation ? slopes[i] : 0;
    }
    active.add(BiasRow);
    for (const std::size_t row : active.all()) {
        Row &gradient = m_gradients[row];
        m_isUsed[row] = true;
        for (std::size_t i = 0; i < Hidden; ++i) {
            gradient[i] += slopes[i];
        }
    }
}

double TrainedNetwork::learn(float rate)
{
    constexpr float MeansDecay = 0.9F;
    constexpr float SquaresDecay = 0.999F;
    m_meansPower *= MeansDecay;
    m_squaresPower *= SquaresDecay;
    const float scale = 1 / static_cast<float>(m_examples);
    const float meansScale = 1 / (1 - m_meansPower);
    const float squaresScale = 1 / (1 - m_squaresPower);
    for (std::size_t row = OutputRow; row < Rows; ++row) {
        m_isUsed[row] = true;
    }
    for (std::size_t row = 0; row < Rows; ++row) {
        if (!m_isUsed[row]) {
            continue;
        }
        for (std::size_t i = 0; i < Hidden; ++i) {
            const float gradient = m_gradients[row][i] * scale;
            float &mean = m_means[row][i];
            float &square = m_squares[row][i];
            mean += (1 - MeansDecay) * (gradient - mean);
            square += (1 - SquaresDecay) * (gradient * gradient - square);
            m_weights[row][i] -=
                rate * (mean * meansScale) / (std::sqrt(square * squaresScale) + 1e-8F);
        }
        m_gradients[row] = {};
        m_isUsed[row] = false;
    }
    const double error = m_error / m_examples;
    m_examples = 0;
    m_error = 0;
    return error;
}

RaceNetwork::Weights TrainedNetwork::rounded() const
{
    RaceNetwork::Weights weights;
    const auto round = [](const Row &from, auto &to, float unit) {
        std::ranges::transform(from, to.begin(), [unit](float value) {
            return training::rounded<std::int16_t>(value, unit);
        });
    };
    for (std::size_t feature = 0; feature < RaceNetwork::FeatureSlots; ++feature) {
        round(m_weights[feature], weights.features[feature], HiddenUnit);
    }
    round(m_weights[BiasRow], weights.hiddenBias, HiddenUnit);
    for (std::size_t output = 0; output < Outputs; ++output) {
        round(m_weights[OutputRow + output], weights.outputs[output], WeightUnit);
        weights.outputBias[output] = training::rounded<std::int32_t>(
            m_weights[OutputBiasRow][output], HiddenUnit * WeightUnit);
    }
    return weights;
}

} // namespace doublets::training
