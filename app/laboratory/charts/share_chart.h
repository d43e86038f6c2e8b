// SPDX-License-Identifier: MIT
#pragma once

#include "laboratory/charts/chart.h"

namespace doublets {

/// The share of games won by the first thrower, from the first game to the latest, on a logarithmic
/// axis, with its confidence interval and a line for the exact value if known.
class ShareChart final : public Chart
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

private:
    struct Scale;
    void paintScale(QPainter &painter, const Scale &scale, const ChartInk &ink) const;
    void paintRow(QPainter &painter, const Scale &scale, const ChartData &data, std::size_t row,
                  const ChartInk &ink) const;
    void paintExact(QPainter &painter, const Scale &scale, const ChartData &data, std::size_t row,
                    const ChartInk &ink) const;
};

} // namespace doublets
