// SPDX-License-Identifier: MIT
#include "core/laboratory/experiment_totals.h"

#include <algorithm>
#include <functional>

namespace doublets {

namespace {

double ratioOf(std::uint64_t part, std::uint64_t whole)
{
    return whole == 0 ? 0 : static_cast<double>(part) / static_cast<double>(whole);
}

} // namespace

void ExperimentTotals::add(std::span<const GameOutcome> games,
                           const std::array<std::uint64_t, limits::Faces> &numberCounts)
{
    constexpr std::uint64_t StagesPerGame = 50; // one every 2 %
    for (const GameOutcome &game : games) {
        ++m_games;
        m_whiteWins += game.winner == GameOutcome::Winner::White ? 1 : 0;
        m_blackWins += game.winner == GameOutcome::Winner::Black ? 1 : 0;
        m_firstThrowerWins += game.hasFirstThrowerWon ? 1 : 0;
        m_throws.add(game.throws);
        const std::size_t length = std::min<std::size_t>(game.throws, MaxCountedLength);
        if (length >= m_lengths.size()) {
            m_lengths.resize(length + 1);
        }
        ++m_lengths[length];
        if (m_games == m_nextCheckpoint) {
            m_checkpoints.push_back({m_games, m_firstThrowerWins, m_whiteWins, draws()});
            m_nextCheckpoint = m_games + 1 + m_games / StagesPerGame;
        }
        if (m_sampleSize > 0 && m_games % m_sampleSize == 0) {
            ++m_sampleCounts[m_firstThrowerWins - m_winsBeforeSample];
            m_winsBeforeSample = m_firstThrowerWins;
            ++m_whiteSampleCounts[m_whiteWins - m_whiteWinsBeforeSample];
            m_whiteWinsBeforeSample = m_whiteWins;
        }
    }
    std::ranges::transform(numberCounts, m_numbers, m_numbers.begin(), std::plus<>());
}

double ExperimentTotals::firstThrowerShare() const
{
    return ratioOf(m_firstThrowerWins, m_games);
}

double ExperimentTotals::whiteShare() const
{
    return ratioOf(m_whiteWins, m_games);
}

std::vector<ExperimentTotals::Checkpoint> ExperimentTotals::checkpoints() const
{
    std::vector<Checkpoint> all = m_checkpoints;
    if (m_games > 0 && all.back().games != m_games) {
        all.push_back({m_games, m_firstThrowerWins, m_whiteWins, draws()});
    }
    return all;
}

} // namespace doublets
