// SPDX-License-Identifier: MIT
#pragma once

#include "core/laboratory/laboratory.h"
#include "panels/charts/chart.h"

#include <memory>
#include <optional>
#include <vector>

namespace doublets {

/// The data of all charts in the laboratory, for one or two experiments.
struct ChartData
{
    /// The results of one experiment.
    struct Row
    {
        ExperimentTotals totals;
        /// Exact share of games won by the first thrower, from 0 to 1; nullopt if unknown.
        std::optional<double> exactShare;
        /// Exact share of games won by White, from 0 to 1; nullopt if unknown.
        std::optional<double> exactWhiteShare;
        /// Exact mean number of throws in a game; nullopt if unknown.
        std::optional<double> exactThrows = {};
        /// Whether the charts show White's share instead of the first thrower's, which the texts
        /// then give second. The same in all rows.
        bool showsWhite = false;
        std::uint64_t sampleSize = 0; ///< games per sample
        /// Maps a number of games won by the first thrower to the number of samples with that
        /// result, in this run and in earlier runs of the same experiment with other seeds.
        ExperimentTotals::SampleCounts samples = {};
        /// Like `samples`, but for the games won by White.
        ExperimentTotals::SampleCounts whiteSamples = {};

        [[nodiscard]] const std::optional<double> &shownExactShare() const
        {
            return showsWhite ? exactWhiteShare : exactShare;
        }
        [[nodiscard]] const ExperimentTotals::SampleCounts &shownSamples() const
        {
            return showsWhite ? whiteSamples : samples;
        }
        /// Returns the games won at a checkpoint by the player that the charts show.
        [[nodiscard]] std::uint64_t shownWins(const ExperimentTotals::Checkpoint &checkpoint) const
        {
            return showsWhite ? checkpoint.whiteWins : checkpoint.firstThrowerWins;
        }

        /// Returns the total number of samples in shownSamples().
        [[nodiscard]] std::uint64_t sampleCount() const;
        /// Returns the number of samples in which the player shown won `low` to `high` games, both
        /// included.
        [[nodiscard]] std::uint64_t sampleCount(std::uint64_t low, std::uint64_t high) const;
    };
    std::vector<Row> rows;
    std::uint64_t games = 1; ///< number of games requested; with two experiments, the larger number

    /// Returns whether the first experiment has several samples, which can be compared.
    [[nodiscard]] bool hasSeveralSamples() const
    {
        return !rows.empty() && rows[0].sampleCount() > 1;
    }
};

/// Creates a line chart of the share of games won by the first thrower, or by White (see
/// ChartData::Row::showsWhite), against the number of games played, on a logarithmic axis, with the
/// confidence interval and, if known, a line at the exact share. `data` must outlive the chart.
[[nodiscard]] std::unique_ptr<Chart> createShareChart(const ChartData &data);
/// Creates a bar chart of the lengths of games, in throws. The last bar may combine the few longest
/// games. `data` must outlive the chart.
[[nodiscard]] std::unique_ptr<Chart> createLengthChart(const ChartData &data);
/// Creates a bar chart of the frequency of each number on the dice, with the frequency expected of
/// fair dice and the interval within which frequencies vary by chance. `data` must outlive the
/// chart.
[[nodiscard]] std::unique_ptr<Chart> createNumberChart(const ChartData &data);

/// Creates a dot plot or, for many samples, a bar chart of the same shares as createShareChart(),
/// in samples of equal size, with the curve expected by chance. `data` must outlive the chart.
[[nodiscard]] std::unique_ptr<Chart> createSampleChart(const ChartData &data);

/// Base class of charts of the results of one or two experiments. The texts of a chart have one
/// sentence for each experiment.
class ExperimentChart : public Chart
{
public:
    /// `data` must outlive this object.
    explicit ExperimentChart(const ChartData &data)
        : m_data(data)
    {
    }

    [[nodiscard]] QString summary() const final;
    [[nodiscard]] QString categoryText(int category) const final;

protected:
    /// Returns the sentence of summary() about one experiment, or an empty string if there is none.
    [[nodiscard]] virtual QString rowSummary(const ChartData::Row &row) const = 0;
    /// Returns the sentence of categoryText() about one experiment, or an empty string if there is
    /// none.
    [[nodiscard]] virtual QString rowText(const ChartData::Row &row, int category) const = 0;

    const ChartData &m_data;
};

/// Returns the multiples of `step` on an axis of shares, in ascending order. Omits values below 0
/// and above 1, to which the axis may extend. `step` must be positive.
[[nodiscard]] std::vector<double> shareTicks(const ChartAxis &shares, double step);
/// Paints the grid lines of an axis of shares (0 to 1), labelled with percentages. `minStep` is the
/// smallest distance between two lines, as a share.
void paintShareGrid(QPainter &painter, const ChartAxis &shares, const ChartStyle &style,
                    double minStep = 0);

} // namespace doublets
