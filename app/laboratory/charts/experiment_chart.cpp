// SPDX-License-Identifier: MIT
#include "laboratory/charts/experiment_chart.h"

#include "laboratory/charts/laboratory_text.h"

#include <QFontMetricsF>

#include <limits>

namespace doublets {

namespace {

template<typename TextOfRow> QString sentences(const ChartData &data, const TextOfRow &textOfRow)
{
    QStringList sentences;
    for (std::size_t row = 0; row < data.rows.size(); ++row) {
        if (const QString text = textOfRow(data.rows[row]); !text.isEmpty()) {
            sentences << rowPrefix(data, row) + text;
        }
    }
    return sentences.join(u'\n');
}

} // namespace

std::uint64_t ChartData::Row::sampleCount() const
{
    return sampleCount(0, std::numeric_limits<std::uint64_t>::max());
}

std::uint64_t ChartData::Row::sampleCount(std::uint64_t low, std::uint64_t high) const
{
    std::uint64_t count = 0;
    const ExperimentTotals::SampleCounts &shown = shownSamples();
    const auto end = shown.upper_bound(high);
    for (auto each = shown.lower_bound(low); each != end; ++each) {
        count += each->second;
    }
    return count;
}

QString ExperimentChart::summary() const
{
    return sentences(m_data, [this](const ChartData::Row &row) { return rowSummary(row); });
}

QString ExperimentChart::categoryText(int category) const
{
    return sentences(m_data, [&](const ChartData::Row &row) { return rowText(row, category); });
}

std::vector<double> shareTicks(const ChartAxis &shares, double step)
{
    std::vector<double> possible = shares.multiplesOf(step);
    constexpr double Rounding = 1e-9;
    std::erase_if(possible, [](double share) { return share < -Rounding || share > 1 + Rounding; });
    return possible;
}

void paintShareGrid(QPainter &painter, const ChartAxis &shares, const ChartStyle &style,
                    double minStep)
{
    const double step = std::max(minStep, shares.gridStep(QFontMetricsF(style.font).height()));
    for (const double share : shareTicks(shares, step)) {
        paintGridLine(painter, shares, style, share, percentageText(share, step < 0.0099 ? 1 : 0));
    }
}

} // namespace doublets
