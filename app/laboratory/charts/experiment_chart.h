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
        /// Exact share of games won by the first thrower; nullopt if unknown.
        std::optional<double> exactShare;
    };
    std::vector<Row> rows;
    std::uint64_t games = 1; ///< number of games requested; the larger of two numbers
};

/// Returns a line chart of the share of games won by the first thrower against the number of games
/// played, on a logarithmic axis, with the confidence interval and, if known, a line at the exact
/// share. Here and below, `data` must outlive the chart.
[[nodiscard]] std::unique_ptr<Chart> createShareChart(const ChartData &data);
/// Returns a bar chart of the lengths of games, in throws. The last bar combines the few longest
/// games.
[[nodiscard]] std::unique_ptr<Chart> createLengthChart(const ChartData &data);
/// Returns a bar chart of the frequency of each number of the dice, with the frequency expected of
/// fair dice and the interval in which it varies by chance.
[[nodiscard]] std::unique_ptr<Chart> createNumberChart(const ChartData &data);

/// A chart of the results of one or two experiments, whose texts have a sentence for each.
class ExperimentChart : public Chart
{
public:
    explicit ExperimentChart(const ChartData &data)
        : m_data(data)
    {
    }

    [[nodiscard]] QString summary() const final;
    [[nodiscard]] QString categoryText(int category) const final;

protected:
    /// Return the sentence of one experiment, or an empty text if there is nothing to say.
    [[nodiscard]] virtual QString rowSummary(const ChartData::Row &row) const = 0;
    [[nodiscard]] virtual QString rowText(const ChartData::Row &row, int category) const = 0;

    const ChartData &m_data;
};

/// Paints the grid lines of an axis of shares, labelled with percentages.
void paintShareGrid(QPainter &painter, const ChartAxis &shares, const ChartStyle &style,
                    double minStep = 0);

} // namespace doublets
