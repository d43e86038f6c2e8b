// SPDX-License-Identifier: MIT
#pragma once

#include "laboratory/charts/chart.h"

namespace doublets {

/// A bar chart of the number of throws per game. The last bar combines the few longest games.
class LengthChart final : public Chart
{
public:
    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString summary(const ChartData &data) const override;
    [[nodiscard]] int places(const ChartData &data) const override;
    [[nodiscard]] QString placeText(const ChartData &data, int place) const override;
    [[nodiscard]] QRectF placeRoom(const ChartData &data, const QRectF &plot,
                                   int place) const override;

protected:
    void paintPlot(QPainter &painter, const QRectF &plot, const ChartData &data,
                   const ChartInk &ink) const override;
};

} // namespace doublets
