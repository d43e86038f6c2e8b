// SPDX-License-Identifier: MIT
#include "display/config/week_reader.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

constexpr int MaxSpansOfADay = 24;

/// Returns an invalid time for 24:00, as in TimeSpan.
QTime timeFrom(const QString &text)
{
    return QTime::fromString(text, u"HH:mm"_s);
}

std::optional<TimeSpan> spanFrom(const QString &text)
{
    static const QRegularExpression form(
        u"\\A((?:[01]\\d|2[0-3]):[0-5]\\d)-((?:[01]\\d|2[0-3]):[0-5]\\d|24:00)\\z"_s);
    const auto match = form.match(text);
    return match.hasMatch()
               ? std::optional(TimeSpan{timeFrom(match.captured(1)), timeFrom(match.captured(2))})
               : std::nullopt;
}

bool isReversed(const TimeSpan &span)
{
    return span.to.isValid() && span.to <= span.from;
}

bool isApart(const TimeSpan &span, const TimeSpan &before)
{
    return before.to.isValid() && span.from > before.to;
}

std::vector<TimeSpan> readDay(const json::Object &object, const QString &day)
{
    std::vector<TimeSpan> spans;
    QString before;
    const QStringList texts = object.texts(day, 0, MaxSpansOfADay);
    for (qsizetype i = 0; i < texts.size(); ++i) {
        const auto fail = [&](ErrorCode code, const QStringList &facts) {
            object.errors().add(code, json::placeInside(object.placeOf(day), i), facts);
        };
        const QString &text = texts[i];
        const auto span = spanFrom(text);
        if (text.isEmpty() || text.trimmed() != text) {
            continue; // already reported by texts()
        }
        if (!span) {
            fail(ErrorCode::InvalidHours, {text});
        } else if (isReversed(*span)) {
            fail(ErrorCode::HoursReversed, {text});
        } else if (!spans.empty() && !isApart(*span, spans.back())) {
            fail(ErrorCode::OverlappingHours, {text, before});
        } else {
            spans.push_back(*span);
            before = text;
        }
    }
    return spans;
}

} // namespace

const QStringList &weekDayKeys()
{
    static const QStringList keys{u"monday"_s, u"tuesday"_s,  u"wednesday"_s, u"thursday"_s,
                                  u"friday"_s, u"saturday"_s, u"sunday"_s};
    return keys;
}

WeekSpans readWeek(const json::Object &object)
{
    WeekSpans week;
    for (std::size_t day = 0; day < week.size(); ++day) {
        const QString &key = weekDayKeys()[static_cast<qsizetype>(day)];
        if (object.has(key)) {
            week[day] = readDay(object, key);
        }
    }
    return week;
}

} // namespace doublets
