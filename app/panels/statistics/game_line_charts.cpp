// SPDX-License-Identifier: MIT
#include "panels/statistics/game_line_charts.h"

#include "core/chance/normal95.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

class GameLineText
{
    Q_DECLARE_TR_FUNCTIONS(GameLineText)

public:
    static QString axis() { return tr("games"); }
    static QString after(const QString &game, const QString &day)
    {
        //: %1 the number of a game, %2 its date
        return tr("After game %1 (%2):").arg(game, day);
    }
    static QString luckTitle() { return tr("Luck: wins due to the dice"); }
    static QString luck(const QString &name, const QString &wins)
    {
        //: %1 a player, %2 a number with a sign and decimals, such as "+1.25"
        return tr("%1: %2 wins.").arg(name, wins);
    }
    static QString luckMeaning(int games)
    {
        return tr("The dice changed the chance of winning by this much, added up over %Ln "
                  "game(s).",
                  nullptr, games);
    }
    static QString doubletsTitle() { return tr("Doublets above or below the expected number"); }
    static QString together() { return tr("All players together"); }
    static QString doublets(const QString &name, int doublets, const QString &expected)
    {
        //: %1 a player, %2 an expected number with a decimal
        return tr("%1: %Ln doublet(s), %2 expected.", nullptr, doublets).arg(name, expected);
    }
    static QString band(std::size_t lines)
    {
        return lines == 1
                   ? tr("With fair dice, the line ends outside the band about 1 time in 20.")
                   : tr("With fair dice, each line ends outside the band about 1 time in 20. About "
                        "1 time in 10, at least one of the two does.");
    }
};

QString signedText(double value, char format, int precision)
{
    const QString figure = QLocale().toString(std::abs(value), format, precision);
    const bool isZero = figure == QLocale().toString(0.0, format, precision);
    return isZero ? figure : (value < 0 ? u'\u2212' : u'+') + figure;
}

/// A chart of cumulative sums, game after game, with a line for each player.
class GameLineChart : public Chart
{
public:
    explicit GameLineChart(const GameStatistics &statistics)
        : m_statistics(statistics)
    {
    }

    [[nodiscard]] QString categoryText(int category) const override
    {
        const auto index = static_cast<std::size_t>(category);
        return GameLineText::after(
                   QLocale().toString(category + 1),
                   QLocale().toString(points()[index].game->day(), QLocale::ShortFormat)) +
               u' ' + pointText(index);
    }
    [[nodiscard]] QRectF categoryRect(const QRectF &plot, int category) const override
    {
        constexpr qreal Half = 3;
        return {gameAxis(plot).position(category + 1) - Half, plot.top(), 2 * Half, plot.height()};
    }

protected:
    /// The sums after a game.
    struct Point
    {
        const LoggedGame *game;
        std::array<double, 2> values; ///< of each row
        double band = 0;              ///< half the width of the band around 0
    };
    [[nodiscard]] virtual std::vector<Point> points() const = 0;
    /// Returns a description of a point with its figures.
    [[nodiscard]] virtual QString pointText(std::size_t index) const = 0;
    /// Returns the number of lines: one for each player of a pair, or one for all players.
    [[nodiscard]] std::size_t rowCount() const { return m_statistics.isForOnePair() ? 2 : 1; }
    [[nodiscard]] QString rowName(std::size_t row) const
    {
        return m_statistics.isForOnePair() ? m_statistics.names[row] : GameLineText::together();
    }

    [[nodiscard]] QStringList legendNames() const override
    {
        return m_statistics.isForOnePair() ? QStringList{rowName(0), rowName(1)} : QStringList();
    }
    void paintPlot(QPainter &painter, const QRectF &plot, const ChartStyle &style) const override
    {
        const std::vector<Point> all = points();
        if (all.empty()) {
            return;
        }
        const QFontMetricsF metrics(style.font);
        double highest = 1;
        for (const Point &each : all) {
            highest = std::max({highest, each.band, std::abs(each.values[0]),
                                std::abs(each.values[rowCount() - 1])});
        }
        const ChartAxis games = gameAxis(plot);
        const ChartAxis values(Qt::Vertical, plot, -1.08 * highest, 1.08 * highest);
        for (const double value : values.multiplesOf(values.gridStep(0.7 * metrics.height()))) {
            paintGridLine(painter, values, style, value, signedText(value, 'g', 3));
        }
        const qreal widest = metrics.horizontalAdvance(QLocale().toString(categoryCount()));
        const double step =
            std::max(1.0, ChartAxis::roundStep(categoryCount(), plot.width() / (2 * widest)));
        for (const double game : games.multiplesOf(step)) {
            paintTick(painter, plot, games, style, game, QLocale().toString(qRound(game)));
        }
        paintAxisTitle(painter, plot, GameLineText::axis());
        paintBand(painter, games, values, all, style);
        painter.setPen(style.foreground);
        values.paintLine(painter, 0);
        for (std::size_t row = 0; row < rowCount(); ++row) {
            paintRow(painter, games, values, all, row, style);
        }
    }

    const GameStatistics &m_statistics;

private:
    [[nodiscard]] ChartAxis gameAxis(const QRectF &plot) const
    {
        return {Qt::Horizontal, plot, 0, std::max(1.0, static_cast<double>(categoryCount()))};
    }
    static void paintBand(QPainter &painter, const ChartAxis &games, const ChartAxis &values,
                          const std::vector<Point> &points, const ChartStyle &style)
    {
        QPolygonF band{QPointF(games.position(0), values.position(0))};
        for (std::size_t i = 0; i < points.size(); ++i) {
            const qreal x = games.position(static_cast<double>(i + 1));
            band.append(QPointF(x, values.position(points[i].band)));
            band.prepend(QPointF(x, values.position(-points[i].band)));
        }
        QColor fill = style.gridLine;
        fill.setAlphaF(0.25F);
        painter.setPen(Qt::NoPen);
        painter.setBrush(fill);
        painter.drawPolygon(band);
    }
    static void paintRow(QPainter &painter, const ChartAxis &games, const ChartAxis &values,
                         const std::vector<Point> &points, std::size_t row, const ChartStyle &style)
    {
        QPolygonF line{QPointF(games.position(0), values.position(0))};
        for (std::size_t i = 0; i < points.size(); ++i) {
            line.append(QPointF(games.position(static_cast<double>(i + 1)),
                                values.position(points[i].values[row])));
        }
        painter.setBrush(Qt::NoBrush);
        painter.setPen(seriesPen(style, row));
        painter.drawPolyline(line);
    }
};

class LuckChart final : public GameLineChart
{
public:
    using GameLineChart::GameLineChart;

    [[nodiscard]] QString title() const override { return GameLineText::luckTitle(); }
    [[nodiscard]] QString summary() const override
    {
        const int games = categoryCount();
        return games == 0 ? QString()
                          : pointText(static_cast<std::size_t>(games - 1)) + u' ' +
                                GameLineText::luckMeaning(games);
    }
    [[nodiscard]] int categoryCount() const override { return static_cast<int>(points().size()); }

protected:
    [[nodiscard]] std::vector<Point> points() const override
    {
        std::vector<Point> points;
        double sum = 0;
        for (const LoggedGame &game : m_statistics.games) {
            if (m_statistics.isForOnePair() && game.luck) {
                sum += *game.luck;
                points.push_back({&game, {sum, -sum}});
            }
        }
        return points;
    }
    [[nodiscard]] QString pointText(std::size_t index) const override
    {
        const std::array<double, 2> sums = points()[index].values;
        const auto text = [&](std::size_t row) {
            return GameLineText::luck(rowName(row), signedText(sums[row], 'f', 2));
        };
        return text(0) + u' ' + text(1);
    }
};

class DoubletsChart final : public GameLineChart
{
public:
    using GameLineChart::GameLineChart;

    [[nodiscard]] QString title() const override { return GameLineText::doubletsTitle(); }
    [[nodiscard]] QString summary() const override
    {
        const std::size_t games = m_statistics.games.size();
        return games == 0 ? QString()
                          : pointText(games - 1) + u' ' + GameLineText::band(rowCount());
    }
    [[nodiscard]] int categoryCount() const override
    {
        return static_cast<int>(m_statistics.games.size());
    }

protected:
    [[nodiscard]] std::vector<Point> points() const override
    {
        std::vector<Point> points;
        Dice sums;
        for (const LoggedGame &game : m_statistics.games) {
            add(sums, game);
            const auto beyond = [&](std::size_t row) {
                return sums[row].doublets - sums[row].expected;
            };
            points.push_back({&game, {beyond(0), beyond(1)}, band(sums)});
        }
        return points;
    }
    [[nodiscard]] QString pointText(std::size_t index) const override
    {
        Dice sums;
        for (std::size_t i = 0; i <= index; ++i) {
            add(sums, m_statistics.games[i]);
        }
        QStringList texts;
        for (std::size_t row = 0; row < rowCount(); ++row) {
            texts << GameLineText::doublets(rowName(row), sums[row].doublets,
                                            QLocale().toString(sums[row].expected, 'f', 1));
        }
        return texts.join(u' ');
    }

private:
    /// The dice of several games, for each player of a pair, or for all players in the first row.
    using Dice = std::array<LoggedGame::ThrowCounts, 2>;

    void add(Dice &sums, const LoggedGame &game) const
    {
        for (std::size_t i = 0; i < 2; ++i) {
            LoggedGame::ThrowCounts &sum = sums[std::min(i, rowCount() - 1)];
            sum.throws += game.throwCounts[i].throws;
            sum.doublets += game.throwCounts[i].doublets;
            sum.expected += game.throwCounts[i].expected;
        }
    }
    /// Returns half the width of the 95% band of the doublets of the player with more throws.
    static double band(const Dice &sums)
    {
        double variance = 0;
        for (const LoggedGame::ThrowCounts &each : sums) {
            if (each.throws > 0) {
                variance = std::max(variance, each.expected * (1 - each.expected / each.throws));
            }
        }
        return Normal95 * std::sqrt(variance);
    }
};

} // namespace

std::unique_ptr<Chart> createLuckChart(const GameStatistics &statistics)
{
    return std::make_unique<LuckChart>(statistics);
}

std::unique_ptr<Chart> createDoubletsChart(const GameStatistics &statistics)
{
    return std::make_unique<DoubletsChart>(statistics);
}

} // namespace doublets
