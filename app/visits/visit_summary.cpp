// SPDX-License-Identifier: MIT
#include "visits/visit_summary.h"

#include "visits/visit_database.h"

#include <algorithm>

namespace doublets {

namespace {

/// Returns the entries by number of visits, descending, then by id.
std::vector<VisitSummary::IdCount> inOrder(const std::vector<int> &visits,
                                           const VisitDatabase &database)
{
    std::vector<VisitSummary::IdCount> order;
    for (std::size_t number = 0; number < visits.size(); ++number) {
        if (visits[number] > 0) {
            order.push_back({database.name(static_cast<int>(number)), visits[number]});
        }
    }
    std::ranges::sort(order, [](const auto &one, const auto &other) {
        return one.visits != other.visits ? one.visits > other.visits : one.id < other.id;
    });
    return order;
}

QDate monthOf(QDate day)
{
    return {day.year(), day.month(), 1};
}

/// Adds the days without visits, and sums up the months.
void fillDays(VisitSummary &summary)
{
    std::vector<VisitSummary::PeriodCount> visited = std::move(summary.days);
    summary.days.clear();
    const DaySpan &span = summary.span;
    if (!span.from.isValid() || !span.to.isValid()) {
        return; // neither visits nor a limited span
    }
    auto next = visited.cbegin();
    for (QDate day = span.from; day <= span.to; day = day.addDays(1)) {
        const bool isNext = next != visited.cend() && next->day == day;
        summary.days.push_back({day, isNext ? next->visits : 0});
        next += isNext ? 1 : 0;
        if (summary.months.empty() || summary.months.back().day != monthOf(day)) {
            summary.months.push_back({monthOf(day), 0});
        }
        summary.months.back().visits += summary.days.back().visits;
    }
}

/// Returns the median; for an even count the mean of the two middle values, rounded down. Reorders
/// `values`.
int medianOf(std::vector<int> &values)
{
    if (values.empty()) {
        return 0;
    }
    const auto upper = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), upper, values.end());
    if (values.size() % 2 == 1) {
        return *upper;
    }
    return (*std::max_element(values.begin(), upper) + *upper) / 2;
}

/// The sums of visits, which must be added ordered by day.
class VisitCount
{
public:
    void add(const VisitDatabase::DatedVisit &visit)
    {
        ++summary.visits;
        if (summary.days.empty() || summary.days.back().day != visit.day) {
            summary.days.push_back({visit.day, 0});
        }
        ++summary.days.back().visits;
        ++summary.hours[static_cast<std::size_t>(visit.hour)];
        ++languages[static_cast<std::size_t>(visit.language)];
        ++games[static_cast<std::size_t>(visit.ruleSet)];
        finished[static_cast<std::size_t>(visit.ruleSet)] += visit.isLastGameFinished ? 1 : 0;
        seconds.push_back(visit.seconds);
    }

    VisitSummary finish(const VisitDatabase &database)
    {
        for (std::size_t number = 0; number < games.size(); ++number) {
            if (games[number] > 0 && database.name(static_cast<int>(number)).isEmpty()) {
                games[number] = 0; // no game was begun
            }
            summary.played += games[number];
            summary.finished += games[number] > 0 ? finished[number] : 0;
        }
        summary.games = inOrder(games, database);
        summary.languages = inOrder(languages, database);
        summary.medianSeconds = medianOf(seconds);
        if (!summary.days.empty()) {
            summary.span.from =
                summary.span.from.isValid() ? summary.span.from : summary.days.front().day;
            summary.span.to = summary.span.to.isValid() ? summary.span.to : summary.days.back().day;
        }
        fillDays(summary);
        return std::move(summary);
    }

    VisitSummary summary;

private:
    static constexpr std::size_t Names = VisitDatabase::MaxNames + 1;

    std::vector<int> languages = std::vector<int>(Names);
    std::vector<int> games = std::vector<int>(Names);
    std::vector<int> finished = std::vector<int>(Names);
    std::vector<int> seconds;
};

} // namespace

Result<VisitSummary, Error> summariseVisits(const QString &path, const DaySpan &span)
{
    VisitDatabase database(path);
    if (auto error = database.open(VisitDatabase::Access::Read)) {
        return *error;
    }
    VisitCount sum;
    const auto undated = database.countUndated();
    if (!undated) {
        return undated.error();
    }
    const auto use = database.countUse(span);
    if (!use) {
        return use.error();
    }
    sum.summary.use = use.value();
    sum.summary.undated = undated.value();
    sum.summary.span = span;
    if (auto error = database.forEachDatedVisit(
            span, [&sum](const VisitDatabase::DatedVisit &visit) { sum.add(visit); })) {
        return *error;
    }
    return sum.finish(database);
}

} // namespace doublets
