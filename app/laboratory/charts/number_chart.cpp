// SPDX-License-Identifier: MIT
#include "laboratory/charts/experiment_chart.h"
#include "laboratory/charts/laboratory_text.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace doublets {

namespace {

constexpr int Faces = limits::Faces;
constexpr double Fair = 1.0 / Faces;

class NumberText
{
    Q_DECLARE_TR_FUNCTIONS(NumberText)

public:
    static QString title() { return tr("Numbers thrown"); }
    //: label of a vertical axis
    static QString verticalAxis() { return tr("share of all dice"); }
    static QString fair() { return tr("fair dice"); }
    static QString thrown(const QString &dice)
    {
        //: %1 how many
        return tr("%1 dice have been thrown, not counting the opening throws.").arg(dice);
    }
    static QString category(const QString &face, const QString &times, const QString &share)
    {
        //: %1 a number of the die, %2 how often it fell, %3 its share of all dice
        return tr("The %1 came up %2 times, %3 of all dice.").arg(face, times, share);
    }
};

std::uint64_t diceOf(const ExperimentTotals &findings)
{
    const auto &numbers = findings.numberCounts();
    return std::accumulate(numbers.begin(), numbers.end(), std::uint64_t{0});
}

double shareOfFace(const ExperimentTotals &findings, int face)
{
    const std::uint64_t dice = diceOf(findings);
    return dice == 0
               ? 0
               : static_cast<double>(findings.numberCounts()[static_cast<std::size_t>(face - 1)]) /
                     static_cast<double>(dice);
}

double highestShare(const ChartData &data)
{
    double highest = 0;
    for (const ChartData::Row &row : data.rows) {
        for (int face = 1; face <= Faces; ++face) {
            highest = std::max(highest, shareOfFace(row.totals, face));
        }
    }
    return highest;
}

/// Returns the axis of the shares, with space for a label of `labelHeight` pixels above all bars.
ChartAxis shareAxis(const QRectF &plot, const ChartData &data, qreal labelHeight)
{
    const qreal bars = std::max(plot.height() - labelHeight, plot.height() / 2);
    return {Qt::Vertical, plot, 0, std::max(0.275, highestShare(data) * plot.height() / bars)};
}

/// Returns the axis of the numbers. The column of a number extends to the next number.
ChartAxis faceAxis(const QRectF &plot)
{
    return {Qt::Horizontal, plot, 1, Faces + 1};
}

/// Paints the 95% bands expected by chance: behind all bars for a single experiment, otherwise
/// behind the bars of each experiment.
void paintChanceBands(QPainter &painter, const ChartAxis &faces, const ChartAxis &shares,
                      const ChartData &data, const ChartStyle &style)
{
    QColor fill = style.gridLine;
    fill.setAlphaF(0.3F);
    const auto count = static_cast<double>(data.rows.size());
    for (std::size_t row = 0; row < data.rows.size(); ++row) {
        const std::uint64_t dice = diceOf(data.rows[row].totals);
        if (dice == 0) {
            continue;
        }
        const double half = Normal95 * std::sqrt(Fair * (1 - Fair) / static_cast<double>(dice));
        const QRectF band =
            shares.span(std::max(0.0, Fair - half), std::min(shares.high(), Fair + half));
        if (data.rows.size() == 1) {
            painter.fillRect(band, fill);
            return;
        }
        for (int face = 1; face <= Faces; ++face) {
            const double left = face + static_cast<double>(row) / count;
            painter.fillRect(faces.span(left, left + 1 / count) & band, fill);
        }
    }
}

class NumberChart final : public ExperimentChart
{
public:
    using ExperimentChart::ExperimentChart;

    [[nodiscard]] QString title() const override { return NumberText::title(); }
    [[nodiscard]] int categoryCount() const override { return m_data.rows.empty() ? 0 : Faces; }
    [[nodiscard]] QRectF categoryRect(const QRectF &plot, int category) const override
    {
        return faceAxis(plot).span(category + 1, category + 2);
    }

protected:
    [[nodiscard]] QString verticalAxisTitle() const override { return NumberText::verticalAxis(); }
    [[nodiscard]] QString rowSummary(const ChartData::Row &row) const override
    {
        return NumberText::thrown(QLocale().toString(static_cast<qulonglong>(diceOf(row.totals))));
    }
    [[nodiscard]] QString rowText(const ChartData::Row &row, int category) const override
    {
        const auto times = row.totals.numberCounts()[static_cast<std::size_t>(category)];
        return NumberText::category(QLocale().toString(category + 1),
                                    QLocale().toString(static_cast<qulonglong>(times)),
                                    percentageText(shareOfFace(row.totals, category + 1), 2));
    }
    void paintPlot(QPainter &painter, const QRectF &plot, const ChartStyle &style) const override
    {
        const QFontMetricsF metrics(style.font);
        const ChartAxis faces = faceAxis(plot);
        const ChartAxis shares = shareAxis(plot, m_data, labelHeight(style));
        paintShareGrid(painter, shares, style, 0.05);
        paintChanceBands(painter, faces, shares, m_data, style);
        // Behind the bars, most of which end close to this line: it would hide their ends.
        painter.setPen(QPen(style.foreground, 1.4, Qt::DashDotLine));
        shares.paintLine(painter, Fair);
        for (int face = 1; face <= Faces; ++face) {
            for (std::size_t row = 0; row < m_data.rows.size(); ++row) {
                paintBar(painter, style, faces, face, shares,
                         shareOfFace(m_data.rows[row].totals, face), row, m_data.rows.size(), 0.7);
            }
            paintTick(painter, plot, faces, style, face + 0.5, QLocale().toString(face));
        }
        // Above all bars, none of which it may cover.
        const qreal bottom = std::min(shares.position(Fair), shares.position(highestShare(m_data)));
        paintLabel(painter, style,
                   {plot.left() + metrics.height() / 2, bottom - metrics.descent() - LabelGap},
                   NumberText::fair() + u' ' + percentageText(Fair, 2));
    }

private:
    static constexpr qreal LabelGap = 3; ///< between the label and what is below it, in pixels

    [[nodiscard]] static qreal labelHeight(const ChartStyle &style)
    {
        return QFontMetricsF(style.font).height() + 2 * LabelGap;
    }
};

} // namespace

std::unique_ptr<Chart> createNumberChart(const ChartData &data)
{
    return std::make_unique<NumberChart>(data);
}

} // namespace doublets
