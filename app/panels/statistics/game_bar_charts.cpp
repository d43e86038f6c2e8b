// SPDX-License-Identifier: MIT
#include "panels/statistics/game_bar_charts.h"

#include <QCoreApplication>
#include <QDate>
#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <limits>
#include <ranges>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

class GameBarText
{
    Q_DECLARE_TR_FUNCTIONS(GameBarText)

public:
    static QString gamesTitle(bool byMonth)
    {
        return byMonth ? tr("Games per month") : tr("Games per day");
    }
    static QString games(const QString &period, int games)
    {
        //: %1 a day or month
        return tr("%1: %Ln game(s)", nullptr, games).arg(period);
    }
    static QString gamesSummary(int games, const QDate &first, const QDate &last)
    {
        return first == last
                   //: %1 a date: "1 game, on 4 May 2026.", "3 games, all on 4 May 2026."
                   ? tr("%Ln game(s), on %1.", nullptr, games).arg(date(first))
                   //: %1, %2 dates
                   : tr("%Ln game(s) from %1 to %2.", nullptr, games).arg(date(first), date(last));
    }
    static QString date(const QDate &date)
    {
        //: a date in a sentence, as QLocale has it: "4 May 2026"
        return QLocale().toString(date, tr("d MMMM yyyy"));
    }
    static QString day(const QDate &date)
    {
        //: a day and its month, short, as QLocale has it: "4 May"
        return QLocale().toString(date, tr("d MMM"));
    }
    static QString gamesAxis()
    {
        //: label of a vertical axis: numbers of games
        return tr("games");
    }
    static QString throwsTitle() { return tr("Length of the games"); }
    static QString throwsAxis() { return tr("throws in a game"); }
    static QString throwsOfOneGame(int throws)
    {
        return tr("The game took %Ln throw(s).", nullptr, throws);
    }
    static QString throwsOfEachGame(int throws)
    {
        return tr("Each game took %Ln throw(s).", nullptr, throws);
    }
    static QString throwsSummary(const QString &mean, int least, int most)
    {
        //: %1 a number with decimals, %2 and %3 whole numbers
        return tr("On average %1 throws a game; the shortest game took %2, the longest %3.")
            .arg(mean, QLocale().toString(least), QLocale().toString(most));
    }
    static QString range(int first, int last)
    {
        //: a range of lengths of games in throws, such as "20–24"
        return first == last ? QLocale().toString(first)
                             : tr("%1–%2").arg(QLocale().toString(first), QLocale().toString(last));
    }
    static QString lengths(const QString &range, int games)
    {
        //: %1 a number of throws, or a range of them
        return tr("%1 throws: %Ln game(s)", nullptr, games).arg(range);
    }
};

/// A bar chart of numbers of games.
class GameBarChart : public Chart
{
public:
    explicit GameBarChart(const GameStatistics &statistics)
        : m_statistics(statistics)
    {
    }

    [[nodiscard]] int categoryCount() const override { return static_cast<int>(bars().size()); }
    [[nodiscard]] QString categoryText(int category) const override
    {
        return barText(bars()[static_cast<std::size_t>(category)]);
    }
    [[nodiscard]] QRectF categoryRect(const QRectF &plot, int category) const override
    {
        return barAxis(plot, bars().size()).span(category, category + 1);
    }

protected:
    struct Bar
    {
        QDate day;            ///< the first day of a period
        bool isMonth = false; ///< whether the period is a month
        int first = 0;        ///< length of games, in throws
        int last = 0;
        int games = 0;
    };
    [[nodiscard]] virtual std::vector<Bar> bars() const = 0;
    [[nodiscard]] virtual QString barText(const Bar &bar) const = 0;
    [[nodiscard]] virtual QString barLabel(const Bar &bar) const = 0;
    [[nodiscard]] virtual QString axisTitle() const { return {}; }
    [[nodiscard]] QString verticalAxisTitle() const override
    {
        return m_statistics.games.empty() ? QString() : GameBarText::gamesAxis();
    }

    void paintPlot(QPainter &painter, const QRectF &plot, const ChartStyle &style) const override
    {
        const std::vector<Bar> all = bars();
        if (all.empty()) {
            return;
        }
        const QFontMetricsF metrics(style.font);
        const int highest = std::ranges::max(all, {}, &Bar::games).games;
        const ChartAxis places = barAxis(plot, all.size());
        const ChartAxis games(Qt::Vertical, plot, 0, highest * 1.08);
        for (const double count :
             games.multiplesOf(std::max(1.0, games.gridStep(metrics.height())))) {
            paintGridLine(painter, games, style, count,
                          QLocale().toString(static_cast<int>(count)));
        }
        for (std::size_t i = 0; i < all.size(); ++i) {
            paintBar(painter, style, places, static_cast<double>(i), games, all[i].games, 0, 1);
        }
        paintBarLabels(painter, plot, places, style, all);
        paintAxisTitle(painter, plot, axisTitle());
    }

    const GameStatistics &m_statistics;

private:
    /// Labels the last bar, and as many of the bars before the last as fit.
    void paintBarLabels(QPainter &painter, const QRectF &plot, const ChartAxis &places,
                        const ChartStyle &style, const std::vector<Bar> &bars) const
    {
        const QFontMetricsF metrics(style.font);
        qreal end = std::numeric_limits<qreal>::max();
        for (std::size_t i = bars.size(); i-- > 0;) {
            const double place = static_cast<double>(i) + 0.5;
            const QString label = barLabel(bars[i]);
            const qreal half = metrics.horizontalAdvance(label) / 2;
            const qreal centre = places.position(place);
            const bool isLast = i + 1 == bars.size();
            if (isLast || (centre + half < end && centre - half > plot.left() - metrics.height())) {
                paintTick(painter, plot, places, style, place, label);
                // The last label may have been moved to the left, away from the edge.
                end = std::min(centre - half, plot.right() - 2 * half) - metrics.height() / 2;
            }
        }
    }
    [[nodiscard]] static ChartAxis barAxis(const QRectF &plot, std::size_t barCount)
    {
        return {Qt::Horizontal, plot, 0, std::max(1.0, static_cast<double>(barCount))};
    }
};

class GamesChart final : public GameBarChart
{
public:
    using GameBarChart::GameBarChart;

    [[nodiscard]] QString title() const override { return GameBarText::gamesTitle(isByMonth()); }
    [[nodiscard]] QString summary() const override
    {
        const auto &games = m_statistics.games;
        return games.empty() ? QString()
                             : GameBarText::gamesSummary(static_cast<int>(games.size()), firstDay(),
                                                         lastDay());
    }

protected:
    [[nodiscard]] std::vector<Bar> bars() const override
    {
        std::vector<Bar> bars;
        if (m_statistics.games.empty()) {
            return bars;
        }
        constexpr int MaxMonths = 60; // the latest months
        const bool byMonth = isByMonth();
        const auto begin = [&](const QDate &day) {
            return byMonth ? QDate(day.year(), day.month(), 1) : day;
        };
        const QDate last = lastDay();
        QDate first = begin(firstDay());
        if (byMonth) {
            first = std::max(first, begin(last).addMonths(1 - MaxMonths));
        }
        for (QDate day = first; day <= last; day = byMonth ? day.addMonths(1) : day.addDays(1)) {
            bars.push_back({day, byMonth});
        }
        for (const LoggedGame &each : m_statistics.games) {
            const QDate day = begin(each.day());
            const auto bar = std::ranges::lower_bound(bars, day, {}, &Bar::day);
            if (bar != bars.end() && bar->day == day) {
                ++bar->games;
            }
        }
        return bars;
    }
    [[nodiscard]] QString barText(const Bar &bar) const override
    {
        return GameBarText::games(barLabel(bar), bar.games);
    }
    [[nodiscard]] QString barLabel(const Bar &bar) const override
    {
        return bar.isMonth ? QLocale().standaloneMonthName(bar.day.month(), QLocale::ShortFormat) +
                                 u' ' + QString::number(bar.day.year())
                           : GameBarText::day(bar.day);
    }

private:
    // Games may not be in the order of their dates, because the clock may have been wrong.
    [[nodiscard]] QDate firstDay() const
    {
        return std::ranges::min(m_statistics.games, {}, &LoggedGame::ended).day();
    }
    [[nodiscard]] QDate lastDay() const
    {
        return std::ranges::max(m_statistics.games, {}, &LoggedGame::ended).day();
    }
    [[nodiscard]] bool isByMonth() const
    {
        constexpr int MaxDays = 31;
        return !m_statistics.games.empty() && firstDay().daysTo(lastDay()) >= MaxDays;
    }
};

class ThrowsChart final : public GameBarChart
{
public:
    using GameBarChart::GameBarChart;

    [[nodiscard]] QString title() const override { return GameBarText::throwsTitle(); }
    [[nodiscard]] QString summary() const override
    {
        const auto &games = m_statistics.games;
        if (games.empty()) {
            return {};
        }
        const double mean =
            static_cast<double>(m_statistics.throws()) / static_cast<double>(games.size());
        const auto [least, most] = std::ranges::minmax(games, {}, &LoggedGame::throws);
        if (least.throws() == most.throws()) {
            return games.size() == 1 ? GameBarText::throwsOfOneGame(most.throws())
                                     : GameBarText::throwsOfEachGame(most.throws());
        }
        return GameBarText::throwsSummary(QLocale().toString(mean, 'f', 1), least.throws(),
                                          most.throws());
    }

protected:
    [[nodiscard]] std::vector<Bar> bars() const override
    {
        std::vector<Bar> bars;
        if (m_statistics.games.empty()) {
            return bars;
        }
        constexpr int MaxBars = 15;
        const auto [least, most] = std::ranges::minmax(m_statistics.games, {}, &LoggedGame::throws);
        const int step =
            std::max(1, qRound(ChartAxis::roundStep(most.throws() - least.throws() + 1, MaxBars)));
        const int begin = least.throws() / step * step;
        for (int first = begin; first <= most.throws(); first += step) {
            bars.push_back({{}, false, first, first + step - 1});
        }
        for (const LoggedGame &each : m_statistics.games) {
            ++bars[static_cast<std::size_t>((each.throws() - begin) / step)].games;
        }
        return bars;
    }
    [[nodiscard]] QString barText(const Bar &bar) const override
    {
        return GameBarText::lengths(barLabel(bar), bar.games);
    }
    [[nodiscard]] QString barLabel(const Bar &bar) const override
    {
        return GameBarText::range(bar.first, bar.last);
    }
    [[nodiscard]] QString axisTitle() const override { return GameBarText::throwsAxis(); }
};

} // namespace

std::unique_ptr<Chart> createGamesChart(const GameStatistics &statistics)
{
    return std::make_unique<GamesChart>(statistics);
}

std::unique_ptr<Chart> createThrowsChart(const GameStatistics &statistics)
{
    return std::make_unique<ThrowsChart>(statistics);
}

} // namespace doublets
