// SPDX-License-Identifier: MIT
#pragma once

#include "laboratory/charts/chart.h"

namespace doublets {

/// A bar chart of the lengths of games, in throws. The last bar combines the few longest games.
class LengthChart final : public Chart
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
};

} // namespace doublets
