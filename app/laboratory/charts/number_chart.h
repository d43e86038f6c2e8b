// SPDX-License-Identifier: MIT
#pragma once

#include "laboratory/charts/chart.h"

namespace doublets {

/// A bar chart of the frequency of each number, with the expectation for fair dice and the interval
/// expected by chance.
class NumberChart final : public Chart
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
