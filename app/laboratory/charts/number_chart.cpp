// SPDX-License-Identifier: MIT
#include "laboratory/charts/number_chart.h"

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
    static QString fair() { return tr("fair dice"); }
    static QString thrown(const QString &dice)
    {
        //: %1 how many
        return tr("%1 dice have fallen.").arg(dice);
    }
    static QString category(const QString &face, const QString &times, const QString &share)
    {
        //: %1 a number of the die, %2 how often it fell, %3 its share of all dice
        return tr("The %1 fell %2 times, %3 of all dice.").arg(face, times, share);
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
    double highest = 0.25;
    for (const ChartData::Row &row : data.rows) {
        for (int face = 1; face <= Faces; ++face) {
            highest = std::max(highest, shareOfFace(row.totals, face));
        }
    }
    return highest * 1.1;
}

/// Paints the interval expected by chance for the first experiment: two standard errors either way.
void paintChanceBand(QPainter &painter, const QRectF &plot, const ChartData &data, double top,
                     const ChartStyle &style)
{
    const std::uint64_t dice = data.rows.empty() ? 0 : diceOf(data.rows.front().totals);
    if (dice == 0) {
        return;
    }
    const double half = 2 * std::sqrt(Fair * (1 - Fair) / static_cast<double>(dice));
    const double high = std::min(top, Fair + half);
    const double low = std::max(0.0, Fair - half);
    QColor fill = style.gridLine;
    fill.setAlphaF(0.3F);
    painter.fillRect(QRectF(plot.left(), plot.bottom() - plot.height() * high / top, plot.width(),
                            plot.height() * (high - low) / top),
                     fill);
}

} // namespace

QString NumberChart::title() const
{
    return NumberText::title();
}

QString NumberChart::summary(const ChartData &data) const
{
    QStringList sentences;
    for (std::size_t row = 0; row < data.rows.size(); ++row) {
        const std::uint64_t dice = diceOf(data.rows[row].totals);
        sentences << withRowPrefix(
            data, row, NumberText::thrown(QLocale().toString(static_cast<qulonglong>(dice))));
    }
    return sentences.join(u'\n');
}

int NumberChart::categoryCount(const ChartData &data) const
{
    return data.rows.empty() ? 0 : Faces;
}

QString NumberChart::categoryText(const ChartData &data, int category) const
{
    const QLocale locale;
    QStringList sentences;
    for (std::size_t row = 0; row < data.rows.size(); ++row) {
        const ExperimentTotals &findings = data.rows[row].totals;
        const auto times = findings.numberCounts()[static_cast<std::size_t>(category)];
        sentences << withRowPrefix(
            data, row,
            NumberText::category(locale.toString(category + 1),
                                 locale.toString(static_cast<qulonglong>(times)),
                                 percentageText(shareOfFace(findings, category + 1), 2)));
    }
    return sentences.join(u'\n');
}

QRectF NumberChart::categoryRect(const ChartData &, const QRectF &plot, int category) const
{
    const qreal width = plot.width() / Faces;
    return {plot.left() + width * category, plot.top(), width, plot.height()};
}

void NumberChart::paintPlot(QPainter &painter, const QRectF &plot, const ChartData &data,
                            const ChartStyle &style) const
{
    const QFontMetricsF metrics(style.font);
    const double top = highestShare(data);
    const auto y = [&](double share) { return plot.bottom() - plot.height() * share / top; };
    const double step = std::max(0.05, gridStep(top, plot, style.font));
    for (const double share : multiplesOf(step, 0, top)) {
        paintGridLine(painter, plot, style, y(share), percentageText(share, 0));
    }
    paintChanceBand(painter, plot, data, top, style);
    for (int face = 1; face <= Faces; ++face) {
        const QRectF room = categoryRect(data, plot, face - 1);
        for (std::size_t row = 0; row < data.rows.size(); ++row) {
            const qreal width = room.width() * 0.7 / static_cast<qreal>(data.rows.size());
            const double share = shareOfFace(data.rows[row].totals, face);
            painter.setPen(row == 0 ? Qt::NoPen : QPen(style.second, 1));
            painter.setBrush(barBrush(style, row));
            const qreal left = room.left() + room.width() * 0.15 + width * static_cast<qreal>(row);
            painter.drawRect(QRectF(left, y(share), width, plot.bottom() - y(share)));
        }
        paintTick(painter, plot, style, room.center().x(), QLocale().toString(face));
    }
    painter.setPen(QPen(style.background, 3));
    painter.drawLine(QPointF(plot.left(), y(Fair)), QPointF(plot.right(), y(Fair)));
    painter.setPen(QPen(style.foreground, 1.4, Qt::DashDotLine));
    painter.drawLine(QPointF(plot.left(), y(Fair)), QPointF(plot.right(), y(Fair)));
    paintLabel(painter, style,
               {plot.left() + metrics.height() / 2, y(Fair) - metrics.descent() - 3},
               NumberText::fair() + u' ' + percentageText(Fair, 2));
}

} // namespace doublets
