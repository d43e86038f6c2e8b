// SPDX-License-Identifier: MIT
#include "laboratory/charts/length_chart.h"

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
    static QString title() { return tr("How long the games are"); }
    static QString axis() { return tr("throws in a game"); }
    static QString mean(const QString &throws)
    {
        //: %1 a number with decimals
        return tr("A game takes %1 throws on average.").arg(throws);
    }
    static QString category(int throws, bool orMore, const QString &games, const QString &share)
    {
        //: %1 how many games, %2 their share
        return orMore ? tr("%Ln throw(s) or more: %1 of all games (%2)", nullptr, throws)
                            .arg(games, share)
                      : tr("%Ln throw(s): %1 of all games (%2)", nullptr, throws).arg(games, share);
    }
};

/// The range of lengths shown and the height of the highest bar.
struct Lengths
{
    explicit Lengths(const ChartData &data)
    {
        first = ExperimentTotals::MaxGameLength;
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
                last = std::max(last, std::min(length + 1, ExperimentTotals::MaxGameLength));
                break;
            }
        }
    }

    /// The last bar also counts all longer games.
    [[nodiscard]] std::uint64_t games(const ExperimentTotals &findings, std::size_t length) const
    {
        const auto &lengths = findings.gameCountsByLength();
        std::uint64_t sum = 0;
        for (std::size_t each = length; each < lengths.size(); ++each) {
            sum += lengths[each];
            if (length != last) {
                break;
            }
        }
        return sum;
    }
    [[nodiscard]] double share(const ExperimentTotals &findings, std::size_t length) const
    {
        return findings.games() == 0 ? 0
                                     : static_cast<double>(games(findings, length)) /
                                           static_cast<double>(findings.games());
    }
    [[nodiscard]] QRectF room(const QRectF &plot, std::size_t length) const
    {
        const qreal width = plot.width() / static_cast<qreal>(last - first + 1);
        return {plot.left() + width * static_cast<qreal>(length - first), plot.top(), width,
                plot.height()};
    }

    std::size_t first = 0;
    std::size_t last = 0;
    double highest = 0;
};

void paintLengthScale(QPainter &painter, const QRectF &plot, const Lengths &shown, double top,
                      const ChartStyle &style)
{
    const QFontMetricsF metrics(style.font);
    const double step = gridStep(top, plot, style.font);
    for (const double share : multiplesOf(step, 0, top)) {
        paintGridLine(painter, plot, style, plot.bottom() - plot.height() * share / top,
                      percentageText(share, step < 0.0099 ? 1 : 0));
    }
    const QLocale locale;
    const double widest = metrics.horizontalAdvance(u"0000"_s);
    const auto each = static_cast<std::size_t>(
        std::max(1.0, niceStep(static_cast<double>(shown.last - shown.first + 1),
                               std::max(2, static_cast<int>(plot.width() / widest)))));
    for (std::size_t length = shown.first; length < shown.last; ++length) {
        if (length % each == 0) {
            paintTick(painter, plot, style, shown.room(plot, length).center().x(),
                      locale.toString(static_cast<qulonglong>(length)));
        }
    }
    const QString axis = LengthText::axis();
    painter.drawText(QPointF(plot.right() - metrics.horizontalAdvance(axis),
                             plot.bottom() + metrics.height() * 1.2 + metrics.ascent()),
                     axis);
}

} // namespace

QString LengthChart::title() const
{
    return LengthText::title();
}

QString LengthChart::summary(const ChartData &data) const
{
    QStringList sentences;
    for (std::size_t row = 0; row < data.rows.size(); ++row) {
        const ExperimentTotals &findings = data.rows[row].totals;
        if (findings.games() > 0) {
            sentences << withRowPrefix(
                data, row, LengthText::mean(QLocale().toString(findings.meanThrows(), 'f', 2)));
        }
    }
    return sentences.join(u'\n');
}

int LengthChart::categoryCount(const ChartData &data) const
{
    const Lengths shown(data);
    return data.rows.empty() ? 0 : static_cast<int>(shown.last - shown.first + 1);
}

QString LengthChart::categoryText(const ChartData &data, int category) const
{
    const Lengths shown(data);
    const std::size_t length = shown.first + static_cast<std::size_t>(category);
    QStringList sentences;
    for (std::size_t row = 0; row < data.rows.size(); ++row) {
        const ExperimentTotals &findings = data.rows[row].totals;
        sentences << withRowPrefix(
            data, row,
            LengthText::category(
                static_cast<int>(length), length == shown.last,
                QLocale().toString(static_cast<qulonglong>(shown.games(findings, length))),
                percentageText(shown.share(findings, length), 2)));
    }
    return sentences.join(u'\n');
}

QRectF LengthChart::categoryRect(const ChartData &data, const QRectF &plot, int category) const
{
    const Lengths shown(data);
    return shown.room(plot, shown.first + static_cast<std::size_t>(category));
}

void LengthChart::paintPlot(QPainter &painter, const QRectF &plot, const ChartData &data,
                            const ChartStyle &style) const
{
    const Lengths shown(data);
    const double top = shown.highest > 0 ? shown.highest * 1.08 : 0.1;
    paintLengthScale(painter, plot, shown, top, style);
    const auto rows = data.rows.size();
    for (std::size_t row = 0; row < rows; ++row) {
        painter.setPen(row == 0 ? Qt::NoPen : QPen(style.second, 1));
        painter.setBrush(barBrush(style, row));
        for (std::size_t length = shown.first; length <= shown.last; ++length) {
            const double share = shown.share(data.rows[row].totals, length);
            const QRectF room = shown.room(plot, length);
            const qreal width = room.width() * 0.84 / static_cast<qreal>(rows);
            const qreal height = plot.height() * share / top;
            if (height > 0) {
                painter.drawRect(
                    QRectF(room.left() + room.width() * 0.08 + width * static_cast<qreal>(row),
                           plot.bottom() - height, width, height));
            }
        }
    }
}

} // namespace doublets
