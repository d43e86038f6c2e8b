// SPDX-License-Identifier: MIT
#pragma once

#include "core/laboratory/interval.h"
#include "core/laboratory/mean_difference.h"
#include "core/limits.h"
#include "core/players/simulation.h"

#include <array>
#include <cstdint>
#include <map>
#include <span>
#include <vector>

namespace doublets {

/// Running totals of the games of an experiment that have been added so far. Uses at most a few
/// tens of kilobytes of memory.
class ExperimentTotals
{
public:
    /// Greatest length, in throws, in gameCountsByLength(). Longer games are counted at this
    /// length.
    static constexpr std::size_t MaxCountedLength = limits::MaxRecordedThrows;
    /// The totals after the first `games` games. Checkpoints become sparser as the experiment
    /// grows, so that a chart of millions of games still shows the first thousand in detail.
    struct Checkpoint
    {
        std::uint64_t games = 0;
        std::uint64_t firstThrowerWins = 0;
        std::uint64_t whiteWins = 0;
        std::uint64_t draws = 0;

        bool operator==(const Checkpoint &) const = default;
        /// Returns the share of games won by the first thrower. Precondition: `games` is not 0.
        [[nodiscard]] double firstThrowerShare() const
        {
            return static_cast<double>(firstThrowerWins) / static_cast<double>(games);
        }
        /// Returns the share of games won by White. Precondition: `games` is not 0.
        [[nodiscard]] double whiteShare() const
        {
            return static_cast<double>(whiteWins) / static_cast<double>(games);
        }
    };
    /// Maps a number of games won by one player to the number of complete samples with that result.
    using SampleCounts = std::map<std::uint64_t, std::uint64_t>;

    /// Creates totals without samples.
    ExperimentTotals() = default;
    /// Divides the games into samples of `sampleSize` games. Precondition: sampleSize >= 1.
    explicit ExperimentTotals(std::uint64_t sampleSize)
        : m_sampleSize(sampleSize)
    {
    }

    /// Adds the outcomes of the next games, in order. `numberCounts` holds the number of dice that
    /// showed each number in all of these games, the ace first, not counting opening throws.
    void add(std::span<const GameOutcome> games,
             const std::array<std::uint64_t, limits::Faces> &numberCounts);

    [[nodiscard]] std::uint64_t games() const { return m_games; }
    [[nodiscard]] std::uint64_t whiteWins() const { return m_whiteWins; }
    [[nodiscard]] std::uint64_t blackWins() const { return m_blackWins; }
    [[nodiscard]] std::uint64_t draws() const { return m_games - m_whiteWins - m_blackWins; }
    [[nodiscard]] std::uint64_t firstThrowerWins() const { return m_firstThrowerWins; }
    /// Returns the number of throws in all games, not counting opening throws.
    [[nodiscard]] std::uint64_t throws() const { return static_cast<std::uint64_t>(m_throws.sum); }
    /// Returns the sums over the numbers of throws in each game, from which the mean length of a
    /// game and its variance follow.
    [[nodiscard]] const NumberSums &throwSums() const { return m_throws; }
    /// Returns the share of games won by the first thrower, or 0 before the first game.
    [[nodiscard]] double firstThrowerShare() const;
    /// Returns the mean number of throws of a game, or 0 before the first game.
    [[nodiscard]] double meanThrows() const { return m_throws.mean(); }
    /// Returns the confidence interval of the first thrower's probability of winning (see
    /// shareInterval()); 0 to 1 before the first game.
    [[nodiscard]] Interval firstThrowerInterval() const
    {
        return shareInterval(m_firstThrowerWins, m_games);
    }
    /// Returns the share of games won by White, or 0 before the first game.
    [[nodiscard]] double whiteShare() const;
    /// Returns the confidence interval of White's probability of winning; 0 to 1 before the first
    /// game.
    [[nodiscard]] Interval whiteInterval() const { return shareInterval(m_whiteWins, m_games); }
    /// Returns the number of complete samples for each number of games won by the first thrower.
    /// Empty if there are no samples.
    [[nodiscard]] const SampleCounts &sampleCounts() const { return m_sampleCounts; }
    /// Returns the number of complete samples for each number of games won by White. Empty if there
    /// are no samples.
    [[nodiscard]] const SampleCounts &whiteSampleCounts() const { return m_whiteSampleCounts; }
    /// Returns the number of games with 0, 1, 2, … throws, up to the longest game. Games with more
    /// than MaxCountedLength throws are counted at MaxCountedLength.
    [[nodiscard]] const std::vector<std::uint64_t> &gameCountsByLength() const { return m_lengths; }
    /// Returns how often each number fell, the ace first, not counting opening throws.
    [[nodiscard]] const std::array<std::uint64_t, limits::Faces> &numberCounts() const
    {
        return m_numbers;
    }
    /// Returns a checkpoint for each of the first 50 games, then one for about every 2% more
    /// games, and the current totals last. Returns an empty vector before the first game.
    [[nodiscard]] std::vector<Checkpoint> checkpoints() const;

    bool operator==(const ExperimentTotals &) const = default;

private:
    std::uint64_t m_games = 0;
    std::uint64_t m_whiteWins = 0;
    std::uint64_t m_blackWins = 0;
    std::uint64_t m_firstThrowerWins = 0;
    NumberSums m_throws; ///< sums over the numbers of throws in each game
    std::uint64_t m_nextCheckpoint = 1;
    std::vector<std::uint64_t> m_lengths;
    std::array<std::uint64_t, limits::Faces> m_numbers{};
    std::vector<Checkpoint> m_checkpoints;
    std::uint64_t m_sampleSize = 0;       ///< 0 if there are no samples
    std::uint64_t m_winsBeforeSample = 0; ///< first thrower's wins before the current sample
    std::uint64_t m_whiteWinsBeforeSample = 0;
    SampleCounts m_sampleCounts;
    SampleCounts m_whiteSampleCounts;
};

} // namespace doublets
