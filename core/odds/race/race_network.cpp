// SPDX-License-Identifier: MIT
#include "core/odds/race/race_network.h"

#include <algorithm>

namespace doublets {

namespace {

constexpr int LogitBits = RaceNetwork::HiddenBits + RaceNetwork::OutputWeightBits;
static_assert(LogitBits == 20);

/// 1 / (1 + exp(-x)) at steps of 1/16 from 0 to 12, in units of 2^-30, computed with integers.
constexpr int StepBits = 4;
constexpr std::size_t Steps = 12U << StepBits;

constexpr std::array<std::int32_t, Steps + 1> logisticTable()
{
    constexpr std::uint64_t One = std::uint64_t{1} << 30U;
    constexpr std::uint64_t Decay = 1'008'687'096; // exp(-1/16)
    std::array<std::int32_t, Steps + 1> table{};
    std::uint64_t power = One; // exp(-x)
    for (std::int32_t &each : table) {
        each = static_cast<std::int32_t>((One << 30U) / (One + power));
        power = (power * Decay + One / 2) >> 30U;
    }
    return table;
}

constexpr auto Logistic = logisticTable();

} // namespace

std::int32_t RaceNetwork::probability(std::int32_t logit)
{
    constexpr std::int32_t Last = static_cast<std::int32_t>(Steps) << (LogitBits - StepBits);
    constexpr std::int32_t FractionMask = (1 << (LogitBits - StepBits)) - 1;
    const std::int32_t x = std::min(logit < 0 ? -std::max(logit, -Last) : logit, Last - 1);
    const auto step = static_cast<std::size_t>(x >> (LogitBits - StepBits));
    const std::int64_t low = Logistic[step];
    const std::int64_t rise = Logistic[step + 1] - low;
    const std::int64_t exact = low + (rise * (x & FractionMask) >> (LogitBits - StepBits));
    const auto rounded = static_cast<std::int32_t>((exact + (1 << 9)) >> 10);
    return logit < 0 ? RaceValue::One - rounded : rounded;
}

void RaceNetwork::Evaluator::update(const RaceFeatures &features)
{
    const auto &weights = m_network->m_weights.features;
    for (std::size_t word = 0; word < features.words.size(); ++word) {
        std::uint64_t added = features.words[word] & ~m_features.words[word];
        std::uint64_t removed = m_features.words[word] & ~features.words[word];
        for (; added != 0; added &= added - 1) {
            const auto &column = weights[word * RaceFeatures::WordBits +
                                         static_cast<std::size_t>(std::countr_zero(added))];
            for (std::size_t i = 0; i < Hidden; ++i) {
                m_sums[i] = static_cast<std::int16_t>(m_sums[i] + column[i]);
            }
        }
        for (; removed != 0; removed &= removed - 1) {
            const auto &column = weights[word * RaceFeatures::WordBits +
                                         static_cast<std::size_t>(std::countr_zero(removed))];
            for (std::size_t i = 0; i < Hidden; ++i) {
                m_sums[i] = static_cast<std::int16_t>(m_sums[i] - column[i]);
            }
        }
    }
    m_features = features;
}

RaceValue RaceNetwork::Evaluator::valueOf(const RaceBoard &board)
{
    update(RaceFeatures::of(board));
    std::array<std::int16_t, Hidden> active;
    for (std::size_t i = 0; i < Hidden; ++i) {
        active[i] = std::clamp(m_sums[i], std::int16_t{0}, MaxActivation);
    }
    const Weights &weights = m_network->m_weights;
    std::array<std::int32_t, Outputs> sums = weights.outputBias;
    for (std::size_t output = 0; output < Outputs; ++output) {
        std::int32_t sum = 0;
        for (std::size_t i = 0; i < Hidden; ++i) {
            sum += active[i] * weights.outputs[output][i];
        }
        sums[output] += sum;
    }
    const std::int64_t decided = RaceValue::One - probability(sums[1]);
    const auto win = static_cast<std::int32_t>(decided * probability(sums[0]) >> 20);
    const std::int32_t throws = std::max(sums[2], 0);
    return {win, static_cast<std::int32_t>(decided) - win,
            std::min(throws, 100 * (RaceValue::One / ThrowsUnit)) * ThrowsUnit};
}

} // namespace doublets
