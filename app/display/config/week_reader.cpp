// SPDX-License-Identifier: MIT
#include "display/config/week_reader.h"

#include <QRegularExpression>

#include <algorithm>

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

/// Returns hours such as "9-17", "09.00–17.00" or "9:00 to 17:00" in the form of the file. Returns
/// an empty string if the hours are ambiguous.
QString correctedHours(const QString &text)
{
    static const QRegularExpression form(
        u"\\A\\s*(\\d{1,2})(?:[:.hH](\\d{2})?)?(?::00)?\\s*(?:[-–—−]|\\p{L}+)\\s*"
        "(\\d{1,2})(?:[:.hH](\\d{2})?)?(?::00)?\\s*\\z"_s,
        QRegularExpression::UseUnicodePropertiesOption);
    const auto match = form.match(text);
    const auto time = [&match](int hour) {
        const QString minute = match.captured(hour + 1);
        return u"%1:%2"_s.arg(match.captured(hour).rightJustified(2, u'0'),
                              minute.isEmpty() ? u"00"_s : minute);
    };
    const QString hours = time(1) + u'-' + time(3);
    return match.hasMatch() && spanFrom(hours) ? hours : QString();
}

/// Returns the hours that `text` probably means, or other hours, as they are written in the file.
QString exampleOf(const QString &text)
{
    const QString hours = spanFrom(text) ? text : correctedHours(text);
    return hours.isEmpty() ? u"\"10:00-17:30\""_s : u'"' + hours + u'"';
}

/// Returns the date that `text` probably means, or another date, as it is written in the file.
QString exampleDate(const QString &text)
{
    for (const QString &form : {u"d.M.yyyy"_s, u"d/M/yyyy"_s, u"yyyy-M-d"_s, u"yyyy/M/d"_s}) {
        if (const QDate date = QDate::fromString(text, form); date.isValid()) {
            return date.toString(Qt::ISODate);
        }
    }
    return ExampleDate;
}

/// Returns whether `text` is probably a word for a day without hours, such as "closed".
bool isWord(const QString &text)
{
    return !text.isEmpty() && std::ranges::none_of(text, [](QChar c) { return c.isDigit(); });
}

QString wordFor(const QJsonValue &value)
{
    return value.isString() ? value.toString() : value.isNull() ? u"null"_s : u"false"_s;
}

bool isReversed(const TimeSpan &span)
{
    return span.to.isValid() && span.to < span.from;
}

/// Returns the hours until midnight for hours that end at 00:00. Returns an empty list for others.
QStringList hoursUntilMidnight(const QString &text)
{
    return text.endsWith(u"-00:00") ? QStringList{text.chopped(5) + u"24:00"_s} : QStringList();
}

bool isApart(const TimeSpan &span, const TimeSpan &before)
{
    return before.to.isValid() && span.from > before.to;
}

/// Reads the hours at the key `day`. `closedFacts` are the last facts of the error about a word
/// such as "closed".
std::vector<TimeSpan> readDay(const json::Object &object, const QString &day,
                              const QStringList &closedFacts)
{
    std::vector<TimeSpan> spans;
    QString before;
    const QJsonValue value = object.value().value(day);
    const QString example = exampleOf(value.toString());
    if (value == false || value.isNull() || isWord(value.toString())) { // closed on that day?
        object.addError(day, ErrorCode::InvalidHours, QStringList{wordFor(value)} + closedFacts);
        return {};
    }
    const QStringList texts =
        object.texts(day, 0, MaxSpansOfADay, {{}, example}, {{}, u'[' + example + u']'});
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
            const QString correct = correctedHours(text);
            fail(ErrorCode::InvalidHours,
                 QStringList{text} + (isWord(text)        ? closedFacts
                                      : correct.isEmpty() ? QStringList()
                                                          : QStringList{correct}));
        } else if (span->to == span->from) {
            fail(ErrorCode::HoursEmpty, {text});
        } else if (isReversed(*span)) {
            fail(ErrorCode::HoursReversed, QStringList{text} + hoursUntilMidnight(text));
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
            week[day] = readDay(object, key, {QString()});
        }
    }
    return week;
}

DateSpans readDates(const json::Object &object)
{
    static const QRegularExpression form(u"\\A\\d{4}-\\d\\d-\\d\\d\\z"_s);
    DateSpans dates;
    for (const QString &key : object.keys()) {
        const QDate date = QDate::fromString(key, Qt::ISODate);
        if (form.match(key).hasMatch() && date.isValid()) {
            dates[date] = readDay(object, key, {QString(), u"[]"_s});
        } else {
            object.addError(key, ErrorCode::ImpossibleValue, {key, u"date "_s + exampleDate(key)});
        }
    }
    return dates;
}

} // namespace doublets
