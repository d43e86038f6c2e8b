// SPDX-License-Identifier: MIT
#include "bench/report.h"

#include <QStringList>

#include <algorithm>
#include <cmath>

namespace doublets::bench {

namespace {

/// Of sorted samples, the least that `share` of them do not exceed.
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

Figures Figures::of(const Benchmark &benchmark, Samples samples)
{
    std::sort(samples.begin(), samples.end());
    if (benchmark.moreIsBetter) {
        std::reverse(samples.begin(), samples.end());
    }
    return {benchmark.name, benchmark.unit, quantile(samples, 0.5), quantile(samples, 0.99),
            static_cast<int>(samples.size())};
}

QJsonObject Figures::json() const
{
    return {{u"name"_qs, name},
            {u"median"_qs, median},
            {u"p99"_qs, p99},
            {u"unit"_qs, unit},
            {u"runs"_qs, runs}};
}

QString table(const std::vector<Figures> &all)
{
    const auto row = [](const QString &name, const QString &median, const QString &p99,
                        const QString &unit, const QString &runs) {
        return name.leftJustified(22) + median.rightJustified(12) + p99.rightJustified(12) +
               u"  "_qs + unit.leftJustified(9) + runs.rightJustified(6);
    };
    QStringList lines{row(u"name"_qs, u"median"_qs, u"p99"_qs, u"unit"_qs, u"runs"_qs)};
    for (const Figures &one : all) {
        lines << row(one.name, number(one.median), number(one.p99), one.unit,
                     QString::number(one.runs));
    }
    return lines.join(u'\n');
}

} // namespace doublets::bench
