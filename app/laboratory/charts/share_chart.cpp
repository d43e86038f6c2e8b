// SPDX-License-Identifier: MIT
#include "laboratory/charts/share_chart.h"

#include "laboratory/charts/laboratory_text.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace doublets {

namespace {

class ShareText
{
    Q_DECLARE_TR_FUNCTIONS(ShareText)

public:
    static QString title() { return tr("How often the first thrower wins"); }
    static QString axis() { return tr("games played"); }
    static QString exact() { return tr("exact"); }
};

/// Returns the first stage with at least `games` games, or the last stage. Returns null if there
/// are none.
const ExperimentTotals::Checkpoint *
stageNear(const std::vector<ExperimentTotals::Checkpoint> &stages, std::uint64_t games)
{
    const auto at = std::lower_bound(stages.begin(), stages.end(), games,
                                     [](const ExperimentTotals::Checkpoint &stage,
                                        std::uint64_t wanted) { return stage.games < wanted; });
    if (stages.empty()) {
        return nullptr;
    }
    return at == stages.end() ? &stages.back() : &*at;
}

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

/// The second line is dashed.
bool isGap(qreal x, std::size_t row)
{
    constexpr int Dash = 8;
    return row > 0 && static_cast<int>(x) % (2 * Dash) >= Dash;
}

} // namespace

/// Maps a share after a number of games to the plot.
struct ShareChart::Scale
{
    Scale(const QRectF &in, const ChartData &data)
        : plot(in)
        , most(std::max<double>(10, static_cast<double>(data.games)))
    {
        // Ignore the first few games, which would stretch the scale.
        const auto settled = static_cast<std::uint64_t>(std::sqrt(most));
        double least = 0.5;
        double greatest = 0.5;
        const auto include = [&](double share) {
            least = std::min(least, share);
            greatest = std::max(greatest, share);
        };
        for (const ChartData::Row &row : data.rows) {
            for (const ExperimentTotals::Checkpoint &stage : row.totals.checkpoints()) {
                if (stage.games >= settled) {
                    const Interval band = shareInterval(stage.firstThrowerWins, stage.games);
                    include(band.low);
                    include(band.high);
                }
            }
            include(row.exactShare.value_or(0.5));
        }
        constexpr double MinRange = 0.04;
        const double missing = std::max(0.0, MinRange - (greatest - least)) / 2;
        low = std::max(0.0, std::floor((least - missing) * 50) / 50);
        high = std::min(1.0, std::ceil((greatest + missing) * 50) / 50);
    }

    [[nodiscard]] qreal x(double games) const
    {
        return plot.left() + plot.width() * std::log10(games) / std::log10(most);
    }
    [[nodiscard]] qreal y(double share) const
    {
        return plot.bottom() - plot.height() * (share - low) / (high - low);
    }
    /// Returns a position clamped to slightly outside the plot.
    [[nodiscard]] QPointF at(double games, double share) const
    {
        constexpr qreal Outside = 10;
        return {x(games), std::clamp(y(share), plot.top() - Outside, plot.bottom() + Outside)};
    }

    QRectF plot;
    double most;
    double low = 0;
    double high = 1;
};

QString ShareChart::title() const
{
    return ShareText::title();
}

QString ShareChart::summary(const ChartData &data) const
{
    QStringList sentences;
    for (std::size_t row = 0; row < data.rows.size(); ++row) {
        sentences << withRowPrefix(data, row, shareSentence(data.rows[row]));
    }
    return sentences.join(u'\n');
}

int ShareChart::categoryCount(const ChartData &data) const
{
    return static_cast<int>(gamesOfPlaces(data).size());
}

QString ShareChart::categoryText(const ChartData &data, int category) const
{
    const std::uint64_t games = gamesOfPlaces(data)[static_cast<std::size_t>(category)];
    QStringList sentences;
    for (std::size_t row = 0; row < data.rows.size(); ++row) {
        const auto stages = data.rows[row].totals.checkpoints();
        if (const ExperimentTotals::Checkpoint *stage = stageNear(stages, games)) {
            sentences << withRowPrefix(data, row, stageSentence(*stage));
        }
    }
    return sentences.join(u'\n');
}

QRectF ShareChart::categoryRect(const ChartData &data, const QRectF &plot, int category) const
{
    const Scale scale(plot, data);
    const auto games = static_cast<double>(gamesOfPlaces(data)[static_cast<std::size_t>(category)]);
    constexpr qreal Half = 3;
    return {scale.x(games) - Half, plot.top(), 2 * Half, plot.height()};
}

void ShareChart::paintPlot(QPainter &painter, const QRectF &plot, const ChartData &data,
                           const ChartStyle &style) const
{
    const Scale scale(plot, data);
    paintScale(painter, scale, style);
    painter.save();
    painter.setClipRect(plot.adjusted(0, 0, 2, 0));
    for (std::size_t row = data.rows.size(); row > 0; --row) {
        paintRow(painter, scale, data, row - 1, style);
    }
    painter.restore();
    for (std::size_t row = 0; row < data.rows.size(); ++row) {
        paintExact(painter, scale, data, row, style);
    }
}

void ShareChart::paintScale(QPainter &painter, const Scale &scale, const ChartStyle &style) const
{
    const QFontMetricsF metrics(style.font);
    const QLocale locale;
    const double step = gridStep(scale.high - scale.low, scale.plot, style.font);
    const int decimals = step < 0.0099 ? 1 : 0;
    for (const double share : multiplesOf(step, scale.low, scale.high)) {
        paintGridLine(painter, scale.plot, style, scale.y(share), percentageText(share, decimals));
    }
    // As many powers of ten as fit, always including the highest.
    const auto powers = static_cast<int>(std::floor(std::log10(scale.most) + 1e-9));
    const qreal widest =
        metrics.horizontalAdvance(locale.toString(static_cast<qlonglong>(scale.most))) +
        metrics.height() / 2;
    const qreal apart = std::max(1.0, scale.x(10) - scale.x(1));
    const int each = std::max(1, static_cast<int>(std::ceil(widest / apart)));
    for (int power = powers; power >= 0; power -= each) {
        const double games = std::pow(10.0, power);
        paintTick(painter, scale.plot, style, scale.x(games),
                  locale.toString(static_cast<qlonglong>(std::llround(games))));
    }
    const QString axis = ShareText::axis();
    painter.drawText(QPointF(scale.plot.right() - metrics.horizontalAdvance(axis),
                             scale.plot.bottom() + metrics.height() * 1.2 + metrics.ascent()),
                     axis);
}

void ShareChart::paintRow(QPainter &painter, const Scale &scale, const ChartData &data,
                          std::size_t row, const ChartStyle &style) const
{
    const auto stages = data.rows[row].totals.checkpoints();
    if (stages.empty()) {
        return;
    }
    // At most one point per two pixels, clamped to near the plot: Qt is slow otherwise.
    QPolygonF line;
    QPolygonF band;
    QPolygonF lower;
    qreal last = scale.plot.left() - 1;
    for (const ExperimentTotals::Checkpoint &stage : stages) {
        const auto games = static_cast<double>(stage.games);
        if (scale.x(games) - last < 2 && stage.games != stages.back().games) {
            continue;
        }
        last = scale.x(games);
        const Interval interval = shareInterval(stage.firstThrowerWins, stage.games);
        line << scale.at(games, stage.share());
        band << scale.at(games, interval.high);
        lower << scale.at(games, interval.low);
    }
    std::reverse(lower.begin(), lower.end());
    band << lower;
    QColor fill = style.colour(row);
    fill.setAlphaF(row == 0 ? 0.16F : 0.5F);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QBrush(fill, row == 0 ? Qt::SolidPattern : Qt::BDiagPattern));
    painter.drawPolygon(band);
    painter.setBrush(Qt::NoBrush);
    QPen pen = linePen(style, row);
    pen.setStyle(Qt::SolidLine);
    pen.setCapStyle(Qt::RoundCap);
    painter.setPen(pen);
    for (qsizetype i = 1; i < line.size(); ++i) { // Qt draws a single polyline four times as slowly
        if (!isGap(line[i].x() - scale.plot.left(), row)) {
            painter.drawLine(line[i - 1], line[i]);
        }
    }
}

void ShareChart::paintExact(QPainter &painter, const Scale &scale, const ChartData &data,
                            std::size_t row, const ChartStyle &style) const
{
    const auto exact = data.rows[row].exactShare;
    if (!exact) {
        return;
    }
    const QFontMetricsF metrics(style.font);
    const qreal y = scale.y(*exact);
    painter.setPen(QPen(style.background, 3));
    painter.drawLine(QPointF(scale.plot.left(), y), QPointF(scale.plot.right(), y));
    painter.setPen(QPen(style.colour(row), 1.4, row == 0 ? Qt::DashDotLine : Qt::DashDotDotLine));
    painter.drawLine(QPointF(scale.plot.left(), y), QPointF(scale.plot.right(), y));
    const QString text =
        rowPrefix(data, row) + ShareText::exact() + u' ' + percentageText(*exact, 2);
    const qreal above = row == 0 ? -metrics.descent() - 3 : metrics.ascent() + 3;
    paintLabel(painter, style, {scale.plot.left() + metrics.height() / 2, y + above}, text);
}

} // namespace doublets
