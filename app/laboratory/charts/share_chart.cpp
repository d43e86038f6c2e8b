// SPDX-License-Identifier: MIT
#include "laboratory/charts/exact_labels.h"
#include "laboratory/charts/experiment_chart.h"
#include "laboratory/charts/laboratory_text.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <iterator>

namespace doublets {

namespace {

class ShareText
{
    Q_DECLARE_TR_FUNCTIONS(ShareText)

public:
    static QString title(bool ofWhite)
    {
        return ofWhite ? tr("How often White wins (unequal players)")
                       : tr("How often the first thrower wins");
    }
    static QString axis() { return tr("games played"); }
    static QString logarithmicAxis(const QString &factor)
    {
        //: label of a logarithmic axis. %1 a power of ten
        return tr("games played: each mark is %1 times the one before").arg(factor);
    }
    static QString shortLogarithmicAxis(const QString &factor)
    {
        //: label of a logarithmic axis where there is little room: each mark is %1 times the one
        //: before
        return tr("games (×%1 per mark)").arg(factor);
    }
    static QString exact() { return tr("exact"); }
};

/// Returns the number of games at each place: 1, 2, 5, 10, 20, … up to the number played.
std::vector<std::uint64_t> gamesOfPlaces(const ChartData &data)
{
    std::uint64_t most = 0;
    for (const ChartData::Row &row : data.rows) {
        most = std::max(most, row.totals.games());
    }
    std::vector<std::uint64_t> games;
    for (std::uint64_t power = 1; power <= most; power *= 10) {
        for (const std::uint64_t factor : {1U, 2U, 5U}) {
            if (factor * power < most) {
                games.push_back(factor * power);
            }
        }
    }
    if (most > 0) {
        games.push_back(most);
    }
    return games;
}

/// Returns whether a position lies in a gap between the dashes of the second line.
bool isGap(qreal x, std::size_t row)
{
    constexpr int Dash = 8;
    return row > 0 && static_cast<int>(x) % (2 * Dash) >= Dash;
}

/// The axes: games on a logarithmic scale, and shares from 0 to 1, because the band of the first
/// game is almost as wide.
struct ShareAxes
{
    ShareAxes(const QRectF &in, const ChartData &data)
        : plot(in)
        , games(Qt::Horizontal, in, 1, std::max<double>(10, static_cast<double>(data.games)),
                ChartAxis::Scale::Logarithmic)
        , share(Qt::Vertical, in, 0, 1)
    {
    }

    [[nodiscard]] QPointF at(double gameCount, double value) const
    {
        return {games.position(gameCount), share.position(value)};
    }

    QRectF plot;
    ChartAxis games;
    ChartAxis share;
};

class ShareChart final : public ExperimentChart
{
public:
    using ExperimentChart::ExperimentChart;

    [[nodiscard]] QString title() const override
    {
        return ShareText::title(!m_data.rows.empty() && m_data.rows[0].showsWhite);
    }
    [[nodiscard]] int categoryCount() const override
    {
        return static_cast<int>(gamesOfPlaces(m_data).size());
    }
    [[nodiscard]] QRectF categoryRect(const QRectF &plot, int category) const override
    {
        const auto games =
            static_cast<double>(gamesOfPlaces(m_data)[static_cast<std::size_t>(category)]);
        constexpr qreal Half = 3;
        return {ShareAxes(plot, m_data).games.position(games) - Half, plot.top(), 2 * Half,
                plot.height()};
    }

protected:
    [[nodiscard]] QString rowSummary(const ChartData::Row &row) const override
    {
        return shareSentence(row);
    }
    [[nodiscard]] QString rowText(const ChartData::Row &row, int category) const override
    {
        const auto checkpoints = row.totals.checkpoints();
        if (checkpoints.empty()) {
            return {};
        }
        const std::uint64_t games = gamesOfPlaces(m_data)[static_cast<std::size_t>(category)];
        const auto at =
            std::ranges::lower_bound(checkpoints, games, {}, &ExperimentTotals::Checkpoint::games);
        return checkpointSentence(row, at == checkpoints.end() ? checkpoints.back() : *at);
    }
    void paintPlot(QPainter &painter, const QRectF &plot, const ChartStyle &style) const override
    {
        const ShareAxes axes(plot, m_data);
        paintAxes(painter, axes, style);
        painter.save();
        painter.setClipRect(plot.adjusted(0, 0, 2, 0));
        std::vector<ShareCurve> curves;
        for (std::size_t row = 0; row < m_data.rows.size(); ++row) {
            curves.push_back(curveOf(axes, row));
        }
        for (std::size_t row = curves.size(); row > 0; --row) {
            paintCurve(painter, axes, curves[row - 1], row - 1, style);
        }
        painter.restore();
        for (std::size_t row = curves.size(); row > 0; --row) {
            paintOnlyPoint(painter, curves[row - 1], row - 1, style);
        }
        paintExactLabels(painter, plot, curves, paintExactLines(painter, axes, style), style);
    }

private:
    void paintAxes(QPainter &painter, const ShareAxes &axes, const ChartStyle &style) const
    {
        const QFontMetricsF metrics(style.font);
        paintShareGrid(painter, axes.share, style);
        const auto gamesText = [](double games) {
            return QLocale().toString(static_cast<qlonglong>(std::llround(games)));
        };
        const qreal widest =
            metrics.horizontalAdvance(gamesText(axes.games.high())) + metrics.height() / 2;
        const std::vector<double> powers = axes.games.powersOfTen(widest);
        for (const double games : powers) {
            paintTick(painter, axes.plot, axes.games, style, games, gamesText(games));
        }
        QString title = ShareText::axis();
        if (powers.size() > 1) {
            const QString factor = gamesText(powers[0] / powers[1]);
            for (const QString &longer :
                 {ShareText::shortLogarithmicAxis(factor), ShareText::logarithmicAxis(factor)}) {
                title = metrics.horizontalAdvance(longer) <= axes.plot.width() ? longer : title;
            }
        }
        paintAxisTitle(painter, axes.plot, title);
    }

    [[nodiscard]] ShareCurve curveOf(const ShareAxes &axes, std::size_t row) const
    {
        const auto checkpoints = m_data.rows[row].totals.checkpoints();
        // At most one point per two pixels: Qt is slow otherwise.
        ShareCurve curve;
        qreal last = axes.plot.left() - 2;
        for (const ExperimentTotals::Checkpoint &checkpoint : checkpoints) {
            const auto games = static_cast<double>(checkpoint.games);
            if (axes.games.position(games) - last < 2 &&
                checkpoint.games != checkpoints.back().games) {
                continue;
            }
            last = axes.games.position(games);
            const std::uint64_t wins = m_data.rows[row].shownWins(checkpoint);
            const Interval interval = shareInterval(wins, checkpoint.games);
            curve.line << axes.at(games, static_cast<double>(wins) / games);
            curve.high << axes.at(games, interval.high);
            curve.low << axes.at(games, interval.low);
        }
        return curve;
    }

    static void paintCurve(QPainter &painter, const ShareAxes &axes, const ShareCurve &curve,
                           std::size_t row, const ChartStyle &style)
    {
        QPolygonF band = curve.high;
        std::reverse_copy(curve.low.begin(), curve.low.end(), std::back_inserter(band));
        QColor fill = style.colour(row);
        fill.setAlphaF(row == 0 ? 0.16F : 0.5F);
        painter.setPen(Qt::NoPen);
        painter.setBrush(QBrush(fill, row == 0 ? Qt::SolidPattern : Qt::BDiagPattern));
        painter.drawPolygon(band);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(style.colour(row), QFontMetricsF(style.font).height() / 9,
                            Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        // Qt draws a single polyline four times as slowly.
        for (qsizetype i = 1; i < curve.line.size(); ++i) {
            if (!isGap(curve.line[i].x() - axes.plot.left(), row)) {
                painter.drawLine(curve.line[i - 1], curve.line[i]);
            }
        }
    }

    /// Paints a curve of a single game, which has no line, as a dot with a bar for its band.
    static void paintOnlyPoint(QPainter &painter, const ShareCurve &curve, std::size_t row,
                               const ChartStyle &style)
    {
        if (curve.line.size() != 1) {
            return;
        }
        const qreal letter = QFontMetricsF(style.font).height();
        QColor bar = style.colour(row);
        bar.setAlphaF(0.5F);
        painter.setPen(QPen(bar, letter / 3, Qt::SolidLine, Qt::FlatCap));
        painter.drawLine(curve.low.first(), curve.high.first());
        painter.setPen(QPen(style.colour(row), letter * 2 / 3, Qt::SolidLine, Qt::RoundCap));
        painter.drawPoint(curve.line.first());
    }

    /// Paints the lines of the exact values and returns their labels, the upper one first.
    std::vector<ExactLabel> paintExactLines(QPainter &painter, const ShareAxes &axes,
                                            const ChartStyle &style) const
    {
        std::vector<ExactLabel> labels;
        for (std::size_t row = 0; row < m_data.rows.size(); ++row) {
            const auto &exact = m_data.rows[row].shownExactShare();
            if (!exact) {
                continue;
            }
            axes.share.paintOutlinedLine(
                painter, *exact,
                QPen(style.colour(row), 1.4, row == 0 ? Qt::DashDotLine : Qt::DashDotDotLine),
                style.background);
            labels.push_back(
                {rowPrefix(m_data, row) + ShareText::exact() + u' ' + percentageText(*exact, 2),
                 axes.share.position(*exact)});
        }
        std::ranges::stable_sort(labels, {}, &ExactLabel::y);
        return labels;
    }
};

} // namespace

std::unique_ptr<Chart> createShareChart(const ChartData &data)
{
    return std::make_unique<ShareChart>(data);
}

} // namespace doublets
