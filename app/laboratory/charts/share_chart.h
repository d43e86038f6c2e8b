// SPDX-License-Identifier: MIT
#pragma once

#include "laboratory/charts/chart.h"

namespace doublets {

/// A line chart of the share of games won by the first thrower against the number of games played,
/// on a logarithmic axis, with the confidence interval and, if known, a line at the exact share.
class ShareChart final : public Chart
{
public:
    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString summary(const ChartData &data) const override;
    [[nodiscard]] int categoryCount(const ChartData &data) const override;
    [[nodiscard]] QString categoryText(const ChartData &data, int category) const override;
    [[nodiscard]] QRectF categoryRect(const ChartData &data, const QRectF &plot,
                                      int category) const override;

protected:
    void paintPlot(QPainter &painter, const QRectF &plot, const ChartData &data,
                   const ChartStyle &style) const override;

private:
    struct Scale;
    void paintScale(QPainter &painter, const Scale &scale, const ChartStyle &style) const;
    void paintRow(QPainter &painter, const Scale &scale, const ChartData &data, std::size_t row,
                  const ChartStyle &style) const;
    void paintExact(QPainter &painter, const Scale &scale, const ChartData &data, std::size_t row,
                    const ChartStyle &style) const;
};

} // namespace doublets
