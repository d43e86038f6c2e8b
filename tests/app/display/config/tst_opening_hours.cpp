// SPDX-License-Identifier: MIT
#include "display/config/opening_hours.h"
#include "tests/app/display/config/config_fixture.h"

#include <QTest>
#include <QTimeZone>

#include <cstdlib>

using namespace Qt::StringLiterals;

using namespace doublets;
using namespace doublets::config_fixture;

namespace {

/// Parses the opening hours of a configuration.
WeekSpans week(const QByteArray &hours)
{
    const auto read = parse("{\"quietHours\": " + hours + "}");
    return read ? *read.value().quietHours : WeekSpans{};
}

/// Parses a date and time with a UTC offset, such as "2026-03-29 02:30 +0100", into a moment in
/// `zone`. Without an offset, the text is in UTC.
QDateTime moment(const QString &text, const QTimeZone &zone)
{
    const QStringList parts = text.split(u' ');
    const QDateTime asUtc =
        QDateTime::fromString(parts[0] + u'T' + parts[1] + u":00Z"_s, Qt::ISODate);
    const int hours = parts.value(2).toInt() / 100;
    return asUtc.addSecs(-3600 * hours).toTimeZone(zone);
}

QString written(const QDateTime &moment)
{
    const int hours = moment.offsetFromUtc() / 3600;
    return moment.toString(u"yyyy-MM-dd HH:mm "_s) +
           u"%1%2"_s.arg(QChar(hours < 0 ? u'-' : u'+'))
               .arg(std::abs(hours) * 100, 4, 10, QChar(u'0'));
}

} // namespace

/// Tests opening hours, including the nights on which daylight saving time begins or ends.
class TestOpeningHours : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isOpen_data();
    void isOpen();
    void holidaysReplaceTheUsualHours_data();
    void holidaysReplaceTheUsualHours();
    void changes_data();
    void changes();
    void changesMatchAScanOfTheYear_data();
    void changesMatchAScanOfTheYear();
    void usesTheTimeZoneOfTheQuery();
    void findsChangesInAnUnknownZone_data();
    void findsChangesInAnUnknownZone();
    void restarts_data();
    void restarts();
};

void TestOpeningHours::isOpen_data()
{
    QTest::addColumn<QString>("at");
    QTest::addColumn<bool>("open");
    // 2026-06-01 is a Monday.
    QTest::newRow("a closed day") << u"2026-06-01 12:00 +0200"_s << false;
    QTest::newRow("before") << u"2026-06-02 09:59 +0200"_s << false;
    QTest::newRow("from") << u"2026-06-02 10:00 +0200"_s << true;
    QTest::newRow("to") << u"2026-06-02 13:00 +0200"_s << false;
    QTest::newRow("again") << u"2026-06-02 14:00 +0200"_s << true;
    QTest::newRow("the last minute") << u"2026-06-02 23:59 +0200"_s << true;
    QTest::newRow("past midnight") << u"2026-06-03 00:30 +0200"_s << true;
    QTest::newRow("late") << u"2026-06-03 02:00 +0200"_s << false;
}

void TestOpeningHours::isOpen()
{
    QFETCH(const QString, at);
    QFETCH(const bool, open);
    const WeekSpans hours =
        week(R"({"tuesday": ["10:00-13:00", "14:00-24:00"], "wednesday": ["00:00-02:00"]})");
    const QDateTime then = moment(at, QTimeZone("Europe/Berlin"));
    QCOMPARE(opening_hours::isOpen(hours, then), open);
    QVERIFY(opening_hours::isOpen(std::nullopt, then));
}

void TestOpeningHours::holidaysReplaceTheUsualHours_data()
{
    QTest::addColumn<QString>("at");
    QTest::addColumn<bool>("open");
    QTest::addColumn<bool>("openWithoutWeek"); // if the museum is otherwise always open
    // 2026-12-24 is a Thursday.
    QTest::newRow("the day before") << u"2026-12-23 15:00"_s << true << true;
    QTest::newRow("shorter hours") << u"2026-12-24 13:59"_s << true << true;
    QTest::newRow("after shorter hours") << u"2026-12-24 14:00"_s << false << false;
    QTest::newRow("closed") << u"2026-12-25 12:00"_s << false << false;
    QTest::newRow("open on a usual closing day") << u"2026-12-28 12:00"_s << true << true;
    QTest::newRow("a usual closing day") << u"2026-12-21 12:00"_s << false << true;
    QTest::newRow("the next year") << u"2027-12-24 15:00"_s << true << true;
}

void TestOpeningHours::holidaysReplaceTheUsualHours()
{
    QFETCH(const QString, at);
    const QByteArray hours = R"("holidays": {"2026-12-24": ["10:00-14:00"], "2026-12-25": [],
        "2026-12-28": ["12:00-17:00"]})";
    const auto read = parse(R"({"openingHours": {"wednesday": ["10:00-17:00"],
        "thursday": ["10:00-17:00"], "friday": ["10:00-17:00"]}, )" +
                            hours + "}");
    const auto always = parse("{" + hours + "}");
    QVERIFY(read && always);
    const QDateTime then = moment(at, QTimeZone::utc());
    const DisplayConfig &config = read.value();
    QTEST(opening_hours::isOpen(config.openingHours, then, config.holidays), "open");
    QTEST(opening_hours::isOpen(std::nullopt, then, always.value().holidays), "openWithoutWeek");
    // The museum closes early on the first holiday, and opens next on a usual closing day.
    const QDateTime eve = moment(u"2026-12-24 12:00"_s, QTimeZone::utc());
    const auto closing = opening_hours::nextChange(config.openingHours, eve, config.holidays);
    QCOMPARE(closing, moment(u"2026-12-24 14:00"_s, QTimeZone::utc()));
    QCOMPARE(opening_hours::nextChange(config.openingHours, *closing, config.holidays),
             moment(u"2026-12-28 12:00"_s, QTimeZone::utc()));
    // The daily restart avoids the hours of a holiday.
    const DateSpans night{{QDate(2026, 12, 24), {{QTime(2, 0), QTime(6, 0)}}}};
    QCOMPARE(opening_hours::nextRestart(std::nullopt,
                                        moment(u"2026-12-24 00:00"_s, QTimeZone::utc()), night)
                 .time(),
             QTime(15, 0));
}

void TestOpeningHours::changes_data()
{
    QTest::addColumn<QByteArray>("hours");
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("change"); // empty: no change
    const QByteArray days = R"({"monday": ["10:00-18:00"], "friday": ["22:00-24:00"],
                                "saturday": ["00:00-02:00"]})";
    QTest::newRow("opens") << days << u"2026-06-01 08:00 +0200"_s << u"2026-06-01 10:00 +0200"_s;
    QTest::newRow("closes") << days << u"2026-06-01 10:00 +0200"_s << u"2026-06-01 18:00 +0200"_s;
    QTest::newRow("some days on") << days << u"2026-06-01 18:00 +0200"_s
                                  << u"2026-06-05 22:00 +0200"_s;
    QTest::newRow("past midnight")
        << days << u"2026-06-05 22:30 +0200"_s << u"2026-06-06 02:00 +0200"_s;
    QTest::newRow("next week") << days << u"2026-06-06 02:00 +0200"_s
                               << u"2026-06-08 10:00 +0200"_s;
    QTest::newRow("never") << QByteArray("{}") << u"2026-06-06 02:00 +0200"_s << QString();
    const QByteArray always = R"({"monday": ["00:00-24:00"], "tuesday": ["00:00-24:00"],
        "wednesday": ["00:00-24:00"], "thursday": ["00:00-24:00"], "friday": ["00:00-24:00"],
        "saturday": ["00:00-24:00"], "sunday": ["00:00-24:00"]})";
    QTest::newRow("always") << always << u"2026-03-26 02:00 +0100"_s << QString();
    // Clocks go forward on Sunday 2026-03-29 from 02:00 to 03:00, and back on 2026-10-25 from 03:00
    // to 02:00.
    const QByteArray night = R"({"sunday": ["01:30-02:30"]})";
    QTest::newRow("ends in what is skipped")
        << night << u"2026-03-29 01:45 +0100"_s << u"2026-03-29 03:00 +0200"_s;
    QTest::newRow("ends twice") << night << u"2026-10-25 02:15 +0200"_s
                                << u"2026-10-25 02:30 +0200"_s;
    QTest::newRow("opens again as the clock is put back")
        << night << u"2026-10-25 02:30 +0200"_s << u"2026-10-25 02:00 +0100"_s;
    QTest::newRow("and closes") << night << u"2026-10-25 02:00 +0100"_s
                                << u"2026-10-25 02:30 +0100"_s;
    QTest::newRow("all of it skipped")
        << QByteArray(R"({"sunday": ["02:10-02:50"]})") << u"2026-03-28 12:00 +0100"_s
        << u"2026-04-05 02:10 +0200"_s;
    QTest::newRow("begins in what is skipped")
        << QByteArray(R"({"sunday": ["02:30-04:00"]})") << u"2026-03-29 01:00 +0100"_s
        << u"2026-03-29 03:00 +0200"_s;
}

void TestOpeningHours::changes()
{
    QFETCH(const QByteArray, hours);
    QFETCH(const QString, from);
    QFETCH(const QString, change);
    const QDateTime start = moment(from, QTimeZone("Europe/Berlin"));
    QCOMPARE(written(start), from);
    const auto found = opening_hours::nextChange(week(hours), start);
    QCOMPARE(found ? written(*found) : QString(), change);
    QVERIFY(!opening_hours::nextChange(std::nullopt, start));
}

void TestOpeningHours::changesMatchAScanOfTheYear_data()
{
    QTest::addColumn<QByteArray>("zone");
    for (const char *zone :
         {"Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Africa/Casablanca"}) {
        QTest::newRow(zone) << QByteArray(zone);
    }
}

/// Compares nextChange() with a scan of the year in steps of five minutes.
void TestOpeningHours::changesMatchAScanOfTheYear()
{
    QFETCH(const QByteArray, zone);
    const WeekSpans hours = week(R"({"monday": ["10:00-18:00"], "wednesday": ["00:30-01:45"],
        "thursday": ["09:05-24:00"], "friday": ["00:00-03:00", "04:00-24:00"],
        "saturday": ["00:00-24:00"],
        "sunday": ["00:00-00:15", "01:30-02:10", "02:20-02:40", "03:00-03:05"]})");
    const QTimeZone place(zone);
    QVERIFY(place.isValid());
    QDateTime now = QDateTime(QDate(2026, 1, 1), QTime(0, 0), Qt::UTC).toTimeZone(place);
    const QDateTime end = now.addDays(330);
    auto next = opening_hours::nextChange(hours, now);
    bool open = opening_hours::isWithin(hours, now);
    int seen = 0;
    for (; now < end; now = now.addSecs(5 * 60)) {
        if (opening_hours::isWithin(hours, now) != open) {
            QVERIFY(next);
            QCOMPARE(written(*next), written(now));
            open = !open;
            next = opening_hours::nextChange(hours, now);
            ++seen;
        }
    }
    QVERIFY(seen > 600);
}

void TestOpeningHours::usesTheTimeZoneOfTheQuery()
{
    const WeekSpans hours = week(R"({"monday": ["10:00-18:00"]})");
    const QDateTime here(QDate(2026, 6, 1), QTime(8, 0));
    const auto opens = opening_hours::nextChange(hours, here);
    QVERIFY(opens);
    QCOMPARE(*opens, QDateTime(QDate(2026, 6, 1), QTime(10, 0)));
    QCOMPARE(opens->timeSpec(), Qt::LocalTime);
    QCOMPARE(opening_hours::nextRestart(hours, here).timeSpec(), Qt::LocalTime);
}

void TestOpeningHours::findsChangesInAnUnknownZone_data()
{
    QTest::addColumn<QByteArray>("zone");
    for (const char *zone : {"Mars/Phobos", "/usr/share/zoneinfo/Europe/Berlin", ":/nowhere"}) {
        QTest::newRow(zone) << QByteArray(zone);
    }
}

void TestOpeningHours::findsChangesInAnUnknownZone()
{
    QFETCH(const QByteArray, zone);
    const QByteArray before = qgetenv("TZ");
    const auto restore = qScopeGuard([&before] {
        before.isNull() ? qunsetenv("TZ") : qputenv("TZ", before);
        ::tzset();
    });
    qputenv("TZ", zone);
    ::tzset();
    const QDateTime now = QDateTime::currentDateTime();
    const QDateTime restart = opening_hours::nextRestart({}, now);
    QVERIFY2(restart > now && restart <= now.addDays(2), qPrintable(restart.toString()));
    QCOMPARE(restart.time(), QTime(4, 0));
    const WeekSpans hours = week("{\"monday\": [\"10:00-12:00\"]}");
    const auto change = opening_hours::nextChange(hours, now);
    QVERIFY(change && *change > now);
    QCOMPARE(change->date().dayOfWeek(), 1);
}

void TestOpeningHours::restarts_data()
{
    QTest::addColumn<QByteArray>("hours"); // empty: always open
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("restart");
    QTest::newRow("always open") << QByteArray() << u"2026-06-01 12:00 +0200"_s
                                 << u"2026-06-02 04:00 +0200"_s;
    QTest::newRow("tonight") << QByteArray() << u"2026-06-01 03:59 +0200"_s
                             << u"2026-06-01 04:00 +0200"_s;
    QTest::newRow("not twice") << QByteArray() << u"2026-06-01 04:00 +0200"_s
                               << u"2026-06-02 04:00 +0200"_s;
    const QByteArray day = R"({"tuesday": ["10:00-18:00"]})";
    QTest::newRow("open by day") << day << u"2026-06-01 12:00 +0200"_s
                                 << u"2026-06-02 04:00 +0200"_s;
    const QByteArray night = R"({"monday": ["18:00-24:00"],
        "tuesday": ["00:00-06:00", "20:00-21:00"], "wednesday": ["00:00-24:00"]})";
    QTest::newRow("open by night")
        << night << u"2026-06-01 04:00 +0200"_s << u"2026-06-02 13:00 +0200"_s;
    QTest::newRow("open all day long")
        << night << u"2026-06-02 13:00 +0200"_s << u"2026-06-03 04:00 +0200"_s;
    QTest::newRow("as the clock is put forward")
        << QByteArray() << u"2026-03-28 12:00 +0100"_s << u"2026-03-29 04:00 +0200"_s;
}

void TestOpeningHours::restarts()
{
    QFETCH(const QByteArray, hours);
    QFETCH(const QString, from);
    QFETCH(const QString, restart);
    const auto open = hours.isEmpty() ? std::nullopt : std::optional(week(hours));
    const QDateTime start = moment(from, QTimeZone("Europe/Berlin"));
    QCOMPARE(written(opening_hours::nextRestart(open, start)), restart);
}

QTEST_GUILESS_MAIN(TestOpeningHours)
#include "tst_opening_hours.moc"
