// SPDX-License-Identifier: MIT
#include "core/laboratory/sample_distribution.h"
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

class SampleText
{
    Q_DECLARE_TR_FUNCTIONS(SampleText)

public:
    static QString title() { return tr("How the share varies from sample to sample"); }
    static QString axis(std::uint64_t games, bool ofWhite)
    {
        const auto count = static_cast<int>(games);
        return ofWhite ? tr("White’s share in a sample of %Ln game(s)", nullptr, count)
                       : tr("share in a sample of %Ln game(s)", nullptr, count);
    }
    //: label of a vertical axis
    static QString verticalAxis() { return tr("samples"); }
    static QString count(std::uint64_t samples, std::uint64_t games)
    {
        //: %1 how many games each sample has
        return tr("%Ln sample(s) of %1 games.", nullptr, static_cast<int>(samples))
            .arg(QLocale().toString(static_cast<qulonglong>(games)));
    }
    static QString singleGames(std::uint64_t samples)
    {
        return tr("%Ln sample(s) of a single game: each share is 0% or 100%.", nullptr,
                  static_cast<int>(samples));
    }
    static QString range(const QString &low, const QString &high, std::uint64_t within)
    {
        //: %1 and %2 shares
        return tr("On average, at least 95 of 100 such samples lie between %1 and %2; %Ln of those "
                  "shown do.",
                  nullptr, static_cast<int>(within))
            .arg(low, high);
    }
    static QString curve(const QString &share)
    {
        //: %1 a share
        return tr("The exact value is not known; the curve is drawn for the share of all samples, "
                  "%1.")
            .arg(share);
    }
    static QString bin(const QString &low, const QString &high, std::uint64_t samples)
    {
        //: %1 and %2 shares
        return low == high ? tr("%1: %Ln sample(s)", nullptr, static_cast<int>(samples)).arg(low)
                           : tr("%1 to %2: %Ln sample(s)", nullptr, static_cast<int>(samples))
                                 .arg(low, high);
    }
    static QString expected(const QString &samples)
    {
        //: follows the number of samples. %1 a number with a decimal
        return tr("expected: %1").arg(samples);
    }
};

std::uint64_t winsIn(const ExperimentTotals::SampleCounts &samples)
{
    std::uint64_t wins = 0;
    for (const auto &[each, count] : samples) {
        wins += each * count;
    }
    return wins;
}

/// Returns the probability for which the curve is drawn: the exact one or, if it is unknown, the
/// share of all samples. Returns nullopt if there is no curve.
std::optional<double> curveProbability(const ChartData::Row &row)
{
    const std::uint64_t samples = row.sampleCount();
    if (samples == 0) {
        return std::nullopt;
    }
    const double share =
        row.shownExactShare().value_or(static_cast<double>(winsIn(row.shownSamples())) /
                                       static_cast<double>(samples * row.sampleSize));
    return share > 0 && share < 1 ? std::optional(share) : std::nullopt;
}

/// The bins of the shares: each covers the same number of possible games won.
struct SampleBins
{
    explicit SampleBins(const ChartData &data)
    {
        constexpr std::uint64_t MaxBins = 40;
        std::uint64_t low = std::numeric_limits<std::uint64_t>::max();
        std::uint64_t high = 0;
        for (const ChartData::Row &row : data.rows) {
            if (const auto share = curveProbability(row)) {
                sampleSize = row.sampleSize;
                const auto n = static_cast<double>(sampleSize);
                const double reach = 3.5 * std::sqrt(n * *share * (1 - *share));
                const ExperimentTotals::SampleCounts &samples = row.shownSamples();
                low = std::min({low, samples.begin()->first,
                                static_cast<std::uint64_t>(std::max(0.0, n * *share - reach))});
                high = std::max({high, samples.rbegin()->first,
                                 static_cast<std::uint64_t>(std::min(n, n * *share + reach))});
            }
        }
        if (low <= high) {
            width = (high - low) / MaxBins + 1;
            first = low;
            count = static_cast<int>((high - low) / width + 1);
        }
    }

    [[nodiscard]] std::uint64_t lowWins(int bin) const
    {
        return first + static_cast<std::uint64_t>(bin) * width;
    }
    [[nodiscard]] std::uint64_t highWins(int bin) const
    {
        return std::min(sampleSize, lowWins(bin + 1) - 1);
    }
    [[nodiscard]] std::uint64_t samples(const ChartData::Row &row, int bin) const
    {
        return row.sampleCount(lowWins(bin), highWins(bin));
    }
    [[nodiscard]] double share(double wins) const { return wins / static_cast<double>(sampleSize); }

    std::uint64_t sampleSize = 1;
    std::uint64_t first = 0;
    std::uint64_t width = 1; ///< possible numbers of games won in a bin
    int count = 0;
};

/// The number of samples expected by chance in each bin.
class ExpectedSamples
{
public:
    explicit ExpectedSamples(const ChartData::Row &row)
        : m_samples(static_cast<double>(row.sampleCount()))
    {
        // A curve through the two possible shares of a single game would mean nothing.
        if (const auto share = curveProbability(row); share && row.sampleSize > 1) {
            m_distribution.emplace(row.sampleSize, *share);
        }
    }

    [[nodiscard]] bool isKnown() const { return m_distribution.has_value(); }
    [[nodiscard]] double in(const SampleBins &bins, int bin) const
    {
        return m_samples * m_distribution->probability(bins.lowWins(bin), bins.highWins(bin));
    }

private:
    double m_samples;
    std::optional<SampleDistribution> m_distribution;
};

class SampleChart final : public ExperimentChart
{
public:
    using ExperimentChart::ExperimentChart;

    [[nodiscard]] QString title() const override { return SampleText::title(); }
    [[nodiscard]] int categoryCount() const override { return SampleBins(m_data).count; }
    [[nodiscard]] QRectF categoryRect(const QRectF &plot, int category) const override
    {
        return binAxis(plot, SampleBins(m_data)).span(category, category + 1);
    }

protected:
    [[nodiscard]] QString verticalAxisTitle() const override { return SampleText::verticalAxis(); }
    [[nodiscard]] QString rowSummary(const ChartData::Row &row) const override
    {
        const auto share = curveProbability(row);
        if (!share) {
            return {};
        }
        if (row.sampleSize == 1) {
            return SampleText::singleGames(row.sampleCount());
        }
        QStringList sentences{SampleText::count(row.sampleCount(), row.sampleSize)};
        if (row.shownExactShare()) {
            const auto [low, high] = SampleDistribution(row.sampleSize, *share).centralRange();
            sentences << rangeText(row, low, high);
        } else {
            sentences << SampleText::curve(percentageText(*share, 1));
        }
        return sentences.join(u' ');
    }
    [[nodiscard]] QString rowText(const ChartData::Row &row, int category) const override
    {
        const SampleBins bins(m_data);
        const QString text =
            SampleText::bin(shareText(row, bins.lowWins(category)),
                            shareText(row, bins.highWins(category)), bins.samples(row, category));
        const ExpectedSamples expected(row);
        return expected.isKnown() ? text + u"; "_s +
                                        SampleText::expected(
                                            QLocale().toString(expected.in(bins, category), 'f', 1))
                                  : text;
    }
    void paintPlot(QPainter &painter, const QRectF &plot, const ChartStyle &style) const override
    {
        const SampleBins bins(m_data);
        if (bins.count == 0) {
            return;
        }
        std::vector<ExpectedSamples> expected(m_data.rows.begin(), m_data.rows.end());
        double highest = 1;
        for (std::size_t row = 0; row < m_data.rows.size(); ++row) {
            for (int bin = 0; bin < bins.count; ++bin) {
                highest =
                    std::max({highest, static_cast<double>(bins.samples(m_data.rows[row], bin)),
                              expected[row].isKnown() ? expected[row].in(bins, bin) : 0});
            }
        }
        // The dots of a few samples are stacked without gaps, not spread over the whole height.
        const double stacked = plot.height() / maxDiameter(style);
        const bool isSparse = highest * AxisSurplus < stacked;
        const ChartAxis samples(Qt::Vertical, plot, 0, std::max(highest * AxisSurplus, stacked));
        paintAxes(painter, plot, bins, samples, style);
        const ChartAxis axis = binAxis(plot, bins);
        const auto paintCurves = [&] {
            for (std::size_t row = 0; row < m_data.rows.size(); ++row) {
                if (expected[row].isKnown()) {
                    paintCurve(painter, axis, samples, bins, expected[row], row, style);
                }
            }
        };
        if (isSparse) {
            paintCurves(); // its outline would cut the few dots in half
        }
        for (std::size_t row = 0; row < m_data.rows.size(); ++row) {
            for (int bin = 0; bin < bins.count; ++bin) {
                paintSamples(painter, axis, samples, bin, bins.samples(m_data.rows[row], bin), row,
                             style);
            }
        }
        if (!isSparse) {
            paintCurves();
        }
    }

private:
    static constexpr double AxisSurplus = 1.12; ///< ratio of the axis to the highest stack

    /// Returns the diameter of the dots of a few samples, with the space between them, in pixels.
    [[nodiscard]] static qreal maxDiameter(const ChartStyle &style)
    {
        return QFontMetricsF(style.font).height() * 0.6;
    }
    [[nodiscard]] static ChartAxis binAxis(const QRectF &plot, const SampleBins &bins)
    {
        return {Qt::Horizontal, plot, 0, static_cast<double>(std::max(1, bins.count))};
    }
    [[nodiscard]] static int shareDecimals(const ChartData::Row &row)
    {
        return row.sampleSize <= 100 ? 0 : row.sampleSize <= 10'000 ? 1 : 3;
    }
    [[nodiscard]] static QString shareText(const ChartData::Row &row, std::uint64_t wins)
    {
        return percentageText(static_cast<double>(wins) / static_cast<double>(row.sampleSize),
                              shareDecimals(row));
    }
    /// Returns the sentence on the range that contains `low` to `high` games won in a sample.
    [[nodiscard]] static QString rangeText(const ChartData::Row &row, std::uint64_t low,
                                           std::uint64_t high)
    {
        const auto n = static_cast<double>(row.sampleSize);
        const int decimals = shareDecimals(row);
        const Interval shown = roundedOutwards(
            {static_cast<double>(low) / n, static_cast<double>(high) / n}, decimals);
        constexpr double Tolerance = 1e-6; // of numbers that are whole except for rounding errors
        return SampleText::range(
            percentageText(shown.low, decimals), percentageText(shown.high, decimals),
            row.sampleCount(static_cast<std::uint64_t>(std::ceil(shown.low * n - Tolerance)),
                            static_cast<std::uint64_t>(shown.high * n + Tolerance)));
    }

    void paintAxes(QPainter &painter, const QRectF &plot, const SampleBins &bins,
                   const ChartAxis &samples, const ChartStyle &style) const
    {
        const QFontMetricsF metrics(style.font);
        for (const double count :
             samples.multiplesOf(std::max(1.0, samples.gridStep(metrics.height())))) {
            paintGridLine(painter, samples, style, count,
                          QLocale().toString(static_cast<qlonglong>(count)));
        }
        // A share lies in the middle of its place in a bin.
        const double low = bins.share(static_cast<double>(bins.first) - 0.5);
        const double high = bins.share(static_cast<double>(bins.lowWins(bins.count)) - 0.5);
        const ChartAxis shares(Qt::Horizontal, plot, low, high);
        const double fitting = plot.width() / metrics.horizontalAdvance(u"00.00 % "_s);
        const double step = ChartAxis::roundStep(high - low, std::max(2.0, fitting));
        const int decimals = step >= 0.0099 ? 0 : step >= 0.00099 ? 1 : 2;
        for (const double share : shareTicks(shares, step)) {
            paintTick(painter, plot, shares, style, share, percentageText(share, decimals));
        }
        paintAxisTitle(painter, plot,
                       SampleText::axis(bins.sampleSize, m_data.rows.front().showsWhite));
    }

    /// Paints a stack of dots, one per sample, or a bar if there is no room for dots.
    void paintSamples(QPainter &painter, const ChartAxis &axis, const ChartAxis &samples, int bin,
                      std::uint64_t count, std::size_t row, const ChartStyle &style) const
    {
        constexpr qreal MinDistance = 3; // pixels
        const qreal distance = samples.position(0) - samples.position(1);
        const std::size_t rows = m_data.rows.size();
        if (distance < MinDistance) {
            paintBar(painter, style, axis, bin, samples, static_cast<double>(count), row, rows);
            return;
        }
        const double width = 1.0 / static_cast<double>(rows);
        const QRectF column = axis.span(bin + width * static_cast<double>(row),
                                        bin + width * static_cast<double>(row + 1));
        const qreal radius = std::min({column.width(), distance * 1.6, maxDiameter(style)}) * 0.45;
        painter.setPen(QPen(row == 0 ? style.background : style.second, row == 0 ? 0.7 : 1.2));
        painter.setBrush(row == 0 ? style.first : style.background);
        for (std::uint64_t i = 0; i < count; ++i) {
            const qreal y = samples.position(static_cast<double>(i) + 0.5);
            painter.drawEllipse(QPointF(column.center().x(), y), radius, radius);
        }
    }

    static void paintCurve(QPainter &painter, const ChartAxis &axis, const ChartAxis &samples,
                           const SampleBins &bins, const ExpectedSamples &expected, std::size_t row,
                           const ChartStyle &style)
    {
        painter.setBrush(Qt::NoBrush);
        QPolygonF curve;
        for (int bin = 0; bin < bins.count; ++bin) {
            curve << QPointF(axis.position(bin + 0.5), samples.position(expected.in(bins, bin)));
        }
        const qreal width = QFontMetricsF(style.font).height() / 9;
        for (const QPen &pen :
             {QPen(style.background, width * 2.2),
              QPen(style.colour(row), width, row == 0 ? Qt::SolidLine : Qt::DashLine)}) {
            painter.setPen(pen);
            painter.drawPolyline(curve);
        }
    }
};

} // namespace

std::unique_ptr<Chart> createSampleChart(const ChartData &data)
{
    return std::make_unique<SampleChart>(data);
}

} // namespace doublets
