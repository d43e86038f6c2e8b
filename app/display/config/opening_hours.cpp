// SPDX-License-Identifier: MIT
#include "display/config/opening_hours.h"

#include <QTimeZone>

#include <algorithm>

namespace doublets::opening_hours {

namespace {

using Spans = std::vector<TimeSpan>;

constexpr qint64 MsOfSecond = 1000;
constexpr int MinutesOfDay = 24 * 60;
constexpr int DaysSearched = 15; ///< two weeks, as in one of them the clock may skip the only hours
const QTime UsualRestart{4, 0};

const Spans &spansOf(const WeekSpans &hours, const QDate &day)
{
    return hours[static_cast<std::size_t>(day.dayOfWeek() - 1)];
}

/// The opening hours of each date.
struct Calendar
{
    const std::optional<WeekSpans> &week; ///< nullopt if always open
    const DateSpans &holidays;

    [[nodiscard]] const Spans &spansOn(const QDate &day) const
    {
        static const Spans wholeDay{{QTime(0, 0), QTime()}};
        if (const auto found = holidays.find(day); found != holidays.end()) {
            return found->second;
        }
        return week ? spansOf(*week, day) : wholeDay;
    }
};

bool holdsTime(const Spans &spans, const QTime &time)
{
    return std::ranges::any_of(spans, [&time](const TimeSpan &span) {
        return span.from <= time && (!span.to.isValid() || time < span.to);
    });
}

/// Returns the time zone of a moment. If the system's zone is unknown or damaged, returns a zone
/// with the moment's own offset from UTC.
QTimeZone zoneOf(const QDateTime &moment)
{
    const QTimeZone zone = moment.timeZone();
    return zone.isValid() ? zone : QTimeZone(moment.offsetFromUtc());
}

/// Converts `ms` to the time zone and time specification of `like`.
QDateTime momentAt(qint64 ms, const QDateTime &like)
{
    const QDateTime found = QDateTime::fromMSecsSinceEpoch(ms, zoneOf(like));
    return like.timeSpec() == Qt::LocalTime ? found.toLocalTime() : found;
}

/// Returns the moments at which it is `time` on `day` in `zone`, in milliseconds since the epoch:
/// two if the clocks go back over `time`, none if they skip `time`, and otherwise one.
std::vector<qint64> whenItShows(const QDate &day, const QTime &time, const QTimeZone &zone)
{
    const QDateTime asUtc(day, time, Qt::UTC);
    std::vector<qint64> found;
    for (const int side : {-1, 1}) {
        const qint64 ms =
            asUtc.toMSecsSinceEpoch() - zone.offsetFromUtc(asUtc.addDays(side)) * MsOfSecond;
        const QDateTime shown = QDateTime::fromMSecsSinceEpoch(ms, zone);
        if (shown.date() == day && shown.time() == time &&
            std::ranges::find(found, ms) == found.end()) {
            found.push_back(ms);
        }
    }
    return found;
}

/// Returns, sorted, all moments of the next `days` days at which the hours may begin or end.
std::vector<qint64> turningPoints(const Calendar &calendar, const QDateTime &moment, int days)
{
    const QTimeZone zone = zoneOf(moment);
    std::vector<qint64> points;
    const auto add = [&](const QDate &day, const QTime &time) {
        const std::vector<qint64> found = whenItShows(day, time, zone);
        points.insert(points.end(), found.begin(), found.end());
    };
    for (int i = 0; i <= days; ++i) {
        const QDate day = moment.date().addDays(i);
        add(day, QTime(0, 0));
        for (const TimeSpan &span : calendar.spansOn(day)) {
            add(day, span.from);
            if (span.to.isValid()) {
                add(day, span.to);
            }
        }
    }
    for (const QTimeZone::OffsetData &change : zone.transitions(moment, moment.addDays(days))) {
        points.push_back(change.atUtc.toMSecsSinceEpoch());
    }
    std::ranges::sort(points);
    return points;
}

/// Returns the middle of the longest span outside the hours, or nullopt if the hours fill the day.
std::optional<QTime> middleOfRest(const Spans &spans)
{
    const auto minute = [](const QTime &time) {
        return time.isValid() ? time.hour() * 60 + time.minute() : MinutesOfDay;
    };
    int longest = 0;
    int middle = 0;
    int end = 0; // of the previous span
    const auto consider = [&](int from) {
        if (from - end > longest) {
            longest = from - end;
            middle = end + longest / 2;
        }
    };
    for (const TimeSpan &span : spans) {
        consider(minute(span.from));
        end = minute(span.to);
    }
    consider(MinutesOfDay);
    return longest > 0 ? std::optional(QTime(middle / 60, middle % 60)) : std::nullopt;
}

QTime restartOn(const Spans &spans)
{
    return holdsTime(spans, UsualRestart) ? middleOfRest(spans).value_or(UsualRestart)
                                          : UsualRestart;
}

} // namespace

bool isWithin(const WeekSpans &hours, const QDateTime &moment)
{
    return holdsTime(spansOf(hours, moment.date()), moment.time());
}

bool isOpen(const std::optional<WeekSpans> &hours, const QDateTime &moment,
            const DateSpans &holidays)
{
    return holdsTime(Calendar{hours, holidays}.spansOn(moment.date()), moment.time());
}

std::optional<QDateTime> nextChange(const std::optional<WeekSpans> &hours, const QDateTime &moment,
                                    const DateSpans &holidays)
{
    const bool isOpenNow = isOpen(hours, moment, holidays);
    for (const qint64 point : turningPoints({hours, holidays}, moment, DaysSearched)) {
        const QDateTime then = momentAt(point, moment);
        if (then > moment && isOpen(hours, then, holidays) != isOpenNow) {
            return then;
        }
    }
    return std::nullopt;
}

QDateTime nextRestart(const std::optional<WeekSpans> &hours, const QDateTime &moment,
                      const DateSpans &holidays)
{
    const Calendar calendar{hours, holidays};
    const QTimeZone zone = zoneOf(moment);
    for (int i = 0; i < DaysSearched; ++i) { // it may be past today, or skipped by the clock
        const QDate day = moment.date().addDays(i);
        for (const qint64 ms : whenItShows(day, restartOn(calendar.spansOn(day)), zone)) {
            if (ms > moment.toMSecsSinceEpoch()) {
                return momentAt(ms, moment);
            }
        }
    }
    return moment.addDays(1);
}

} // namespace doublets::opening_hours
