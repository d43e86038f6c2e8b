// SPDX-License-Identifier: MIT
#include "bench/report.h"

#include <QStringList>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace doublets::bench {

namespace {

/// Returns the smallest of the sorted samples that `share` of them do not exceed.
double quantile(const Samples &sorted, double share)
{
    const double rank = std::ceil(share * static_cast<double>(sorted.size()));
    const auto index = static_cast<std::size_t>(std::max(rank, 1.0)) - 1;
    return sorted[std::min(index, sorted.size() - 1)];
}

QString number(double value)
{
    const int decimals = value >= 1000 ? 0 : value >= 100 ? 1 : 2;
    return QString::number(value, 'f', decimals);
}

} // namespace

Statistics Statistics::fromSamples(const Benchmark &benchmark, Samples samples)
{
    std::sort(samples.begin(), samples.end());
    if (benchmark.moreIsBetter) {
        std::reverse(samples.begin(), samples.end());
    }
    return {benchmark.name, benchmark.unit, quantile(samples, 0.5), quantile(samples, 0.99),
            static_cast<int>(samples.size())};
}

QJsonObject Statistics::json() const
{
    return {{u"name"_s, name},
            {u"median"_s, median},
            {u"p99"_s, p99},
            {u"unit"_s, unit},
            {u"runs"_s, runs}};
}

QString formatTable(const std::vector<Statistics> &all)
{
    const auto row = [](const QString &name, const QString &median, const QString &p99,
                        const QString &unit, const QString &runs) {
        return name.leftJustified(22) + median.rightJustified(12) + p99.rightJustified(12) +
               u"  "_s + unit.leftJustified(9) + runs.rightJustified(6);
    };
    QStringList lines{row(u"name"_s, u"median"_s, u"p99"_s, u"unit"_s, u"runs"_s)};
    for (const Statistics &one : all) {
        lines << row(one.name, number(one.median), number(one.p99), one.unit,
                     QString::number(one.runs));
    }
    return lines.join(u'\n');
}

} // namespace doublets::bench
