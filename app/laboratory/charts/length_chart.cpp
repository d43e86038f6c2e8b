// SPDX-License-Identifier: MIT
#include "laboratory/charts/experiment_chart.h"
#include "laboratory/charts/laboratory_text.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

class LengthText
{
    Q_DECLARE_TR_FUNCTIONS(LengthText)

public:
    static QString title() { return tr("Length of the games"); }
    static QString axis() { return tr("throws in a game"); }
    //: label of a vertical axis
    static QString verticalAxis() { return tr("share of games"); }
    static QString orMore(const QString &throws)
    {
        //: label of a bar. %1 a number of throws
        return tr("%1 or more").arg(throws);
    }
    static QString single(std::uint64_t throws)
    {
        return tr("The first game took %Ln throw(s).", nullptr, static_cast<int>(throws));
    }
    static QString mean(const QString &throws)
    {
        //: %1 a number with decimals
        return tr("A game takes %1 throws on average.").arg(throws);
    }
    static QString category(int throws, bool orMore, const QString &games, const QString &all,
                            const QString &share)
    {
        //: %1 how many games, %2 of how many, %3 their share
        return orMore ? tr("%Ln throw(s) or more: %1 of %2 games (%3)", nullptr, throws)
                            .arg(games, all, share)
                      : tr("%Ln throw(s): %1 of %2 games (%3)", nullptr, throws)
                            .arg(games, all, share);
    }
};

/// The range of lengths shown and the height of the highest bar.
struct Lengths
{
    explicit Lengths(const ChartData &data)
    {
        first = ExperimentTotals::MaxCountedLength;
        for (const ChartData::Row &row : data.rows) {
            include(row.totals);
        }
        if (first > last) {
            first = 0;
            last = 40;
        }
        for (std::size_t row = 0; row < data.rows.size(); ++row) {
            for (std::size_t length = first; length <= last; ++length) {
                highest = std::max(highest, share(data.rows[row].totals, length));
            }
        }
    }

    void include(const ExperimentTotals &findings)
    {
        // The bars end once at most 1 in 1000 games is left.
        const auto &lengths = findings.gameCountsByLength();
        std::uint64_t left = findings.games();
        for (std::size_t length = 0; length < lengths.size(); ++length) {
            if (lengths[length] > 0) {
                first = std::min(first, length);
            }
            left -= lengths[length];
            if (left <= findings.games() / 1000) {
                const std::size_t end = left == 0 ? length : length + 1;
                last = std::max(last, std::min(end, ExperimentTotals::MaxCountedLength));
                break;
            }
        }
    }

    /// Returns whether the last bar combines games of several lengths.
    [[nodiscard]] bool combinesLongest(const ChartData &data) const
    {
        return last == ExperimentTotals::MaxCountedLength ||
               std::ranges::any_of(data.rows, [this](const ChartData::Row &row) {
                   return games(row.totals, last) > row.totals.gameCountsByLength()[last];
               });
    }
    /// The last bar also counts all longer games.
    [[nodiscard]] std::uint64_t games(const ExperimentTotals &findings, std::size_t length) const
    {
        const auto &lengths = findings.gameCountsByLength();
        const std::size_t end = length == last ? lengths.size() : length + 1;
        std::uint64_t sum = 0;
        for (std::size_t each = length; each < std::min(end, lengths.size()); ++each) {
            sum += lengths[each];
        }
        return sum;
    }
    [[nodiscard]] double share(const ExperimentTotals &findings, std::size_t length) const
    {
        return findings.games() == 0 ? 0
                                     : static_cast<double>(games(findings, length)) /
                                           static_cast<double>(findings.games());
    }
    /// Returns the axis of the lengths. The column of a length extends to the next length.
    [[nodiscard]] ChartAxis axis(const QRectF &plot) const
    {
        return {Qt::Horizontal, plot, static_cast<double>(first), static_cast<double>(last + 1)};
    }

    std::size_t first = 0;
    std::size_t last = 0;
    double highest = 0;
};

class LengthChart final : public ExperimentChart
{
public:
    using ExperimentChart::ExperimentChart;

    [[nodiscard]] QString title() const override { return LengthText::title(); }
    [[nodiscard]] int categoryCount() const override
    {
        const Lengths shown(m_data);
        return m_data.rows.empty() ? 0 : static_cast<int>(shown.last - shown.first + 1);
    }
    [[nodiscard]] QRectF categoryRect(const QRectF &plot, int category) const override
    {
        const ChartAxis lengths = Lengths(m_data).axis(plot);
        return lengths.span(lengths.low() + category, lengths.low() + category + 1);
    }

protected:
    [[nodiscard]] QString verticalAxisTitle() const override { return LengthText::verticalAxis(); }
    [[nodiscard]] QString rowSummary(const ChartData::Row &row) const override
    {
        const ExperimentTotals &totals = row.totals;
        return totals.games() == 0 ? QString()
               : totals.games() == 1
                   ? LengthText::single(totals.throws())
                   : LengthText::mean(QLocale().toString(totals.meanThrows(), 'f', 2));
    }
    [[nodiscard]] QString rowText(const ChartData::Row &row, int category) const override
    {
        const Lengths shown(m_data);
        const std::size_t length = shown.first + static_cast<std::size_t>(category);
        return LengthText::category(
            static_cast<int>(length), length == shown.last && shown.combinesLongest(m_data),
            QLocale().toString(static_cast<qulonglong>(shown.games(row.totals, length))),
            QLocale().toString(static_cast<qulonglong>(row.totals.games())),
            percentageText(shown.share(row.totals, length), 2));
    }
    void paintPlot(QPainter &painter, const QRectF &plot, const ChartStyle &style) const override
    {
        const Lengths shown(m_data);
        const ChartAxis lengths = shown.axis(plot);
        const ChartAxis shares(Qt::Vertical, plot, 0,
                               shown.highest > 0 ? shown.highest * 1.08 : 0.1);
        paintShareGrid(painter, shares, style);
        paintTicks(painter, plot, lengths, shown.combinesLongest(m_data), style);
        paintAxisTitle(painter, plot, LengthText::axis());
        for (std::size_t length = shown.first; length <= shown.last; ++length) {
            for (std::size_t row = 0; row < m_data.rows.size(); ++row) {
                paintBar(painter, style, lengths, static_cast<double>(length), shares,
                         shown.share(m_data.rows[row].totals, length), row, m_data.rows.size());
            }
        }
    }

private:
    /// Labels the last bar, which may combine the longest games, and as many others as there is
    /// room for.
    void paintTicks(QPainter &painter, const QRectF &plot, const ChartAxis &lengths,
                    bool combinesLongest, const ChartStyle &style) const
    {
        const auto text = [](double length) {
            return QLocale().toString(static_cast<qlonglong>(length));
        };
        const QFontMetricsF metrics(style.font);
        const double last = lengths.high() - 1;
        const QString lastText = combinesLongest ? LengthText::orMore(text(last)) : text(last);
        const qreal gap = metrics.horizontalAdvance(u"00"_s);
        qreal right = plot.right() + gap;
        if (categoryCount() > 0) {
            paintTick(painter, plot, lengths, style, last + 0.5, lastText);
            right -= metrics.horizontalAdvance(lastText) + gap;
        }
        const int fitting = static_cast<int>(plot.width() / metrics.horizontalAdvance(u"0000"_s));
        const double each = std::max(
            1.0, ChartAxis::roundStep(lengths.high() - lengths.low(), std::max(2, fitting)));
        for (const double length : lengths.multiplesOf(each)) {
            if (lengths.position(length + 0.5) + metrics.horizontalAdvance(text(length)) / 2 <
                right) {
                paintTick(painter, plot, lengths, style, length + 0.5, text(length));
            }
        }
    }
};

} // namespace

std::unique_ptr<Chart> createLengthChart(const ChartData &data)
{
    return std::make_unique<LengthChart>(data);
}

} // namespace doublets
