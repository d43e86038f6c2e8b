// SPDX-License-Identifier: MIT
#include "display/staff/usb_drives.h"
#include "display/staff/visits_chart.h"
#include "tests/app/wcag.h"

#include "panels/theme/theme.h"
#include "table/fonts/fonts.h"

#include <QAccessible>
#include <QApplication>
#include <QPicture>
#include <QStringEncoder>
#include <QTest>

using namespace Qt::StringLiterals;

using namespace doublets;

namespace {

const QDate Monday(2026, 1, 5);
constexpr auto MaxDays = sheets::VisitCharts::MaxDays;

/// Returns a summary with the given number of visits per day, all of one game in one language.
VisitSummary summaryOf(const std::vector<int> &visits)
{
    VisitSummary summary;
    summary.span = {Monday, Monday.addDays(static_cast<qint64>(visits.size()) - 1)};
    for (const int each : visits) {
        const QDate day = Monday.addDays(static_cast<qint64>(summary.days.size()));
        const QDate month(day.year(), day.month(), 1);
        if (summary.months.empty() || summary.months.back().day != month) {
            summary.months.push_back({month, 0});
        }
        summary.days.push_back({day, each});
        summary.months.back().visits += each;
        summary.visits += each;
    }
    summary.games = {{u"cotton"_s, summary.visits}};
    summary.languages = {{u"ru"_s, summary.visits}};
    summary.played = summary.visits;
    summary.medianSeconds = 446;
    return summary;
}

/// Returns the longest vertical run of the bar colour in each pixel column.
std::vector<int> heightsOf(const QImage &image)
{
    std::vector<int> heights;
    for (int x = 0; x < image.width(); ++x) {
        int longest = 0;
        int height = 0;
        for (int y = 0; y < image.height(); ++y) {
            height = image.pixelColor(x, y) == theme::FadedInk ? height + 1 : 0;
            longest = std::max(longest, height);
        }
        heights.push_back(longest);
    }
    return heights;
}

/// Returns the height and left edge of each bar, ignoring anything shorter, such as text and row
/// bars.
std::vector<std::pair<int, int>> barsOf(const QImage &image)
{
    constexpr int Letter = 24;
    std::vector<std::pair<int, int>> bars;
    const std::vector<int> heights = heightsOf(image);
    for (std::size_t x = 1; x < heights.size(); ++x) {
        if (heights[x] > Letter && heights[x - 1] <= Letter) {
            bars.emplace_back(heights[x], static_cast<int>(x));
        }
    }
    return bars;
}

} // namespace

/// Tests the chart of visits and the list of drives for saving them.
class TestVisitsChart : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup();
    void drawsDaysAsBars();
    void drawsManyDaysByMonth();
    void readsFromTheRightWherePeopleDo();
    void standsOutFromThePaper();
    void saysWhatItShows();
    void showsHoursAndAids();
    void saysThatThereIsNothing();
    void sumsUpWhatHasNoRoom();
    void showsEveryRowThatHasRoom();
    void namesVisitsOfAnUnsetClock();
    void isEmptyIfVisitsCannotBeCounted();
    void leavesOutWhatHasNoRoom();
    void findsWhatIsPluggedIn_data();
    void findsWhatIsPluggedIn();
    void asksTheSystem();

private:
    [[nodiscard]] QImage drawn(const VisitSummary &summary, const QSize &size = {1024, 768},
                               Qt::LayoutDirection direction = Qt::LeftToRight) const;

    const Catalogue m_catalogue = Catalogue::builtIn().value();
};

void TestVisitsChart::cleanup()
{
    theme::apply(*qApp);
}

QImage TestVisitsChart::drawn(const VisitSummary &summary, const QSize &size,
                              Qt::LayoutDirection direction) const
{
    VisitsChart chart(m_catalogue);
    chart.setLayoutDirection(direction);
    chart.setSummary(summary);
    chart.resize(size);
    return chart.grab().toImage();
}

void TestVisitsChart::drawsDaysAsBars()
{
    const auto bars = barsOf(drawn(summaryOf({20, 0, 40, 80, 0})));
    QCOMPARE(bars.size(), 3);
    const auto [height, place] = bars[0];
    QVERIFY(std::abs(bars[1].first - 2 * height) <= 2);
    QVERIFY(std::abs(bars[2].first - 4 * height) <= 4);
    const int slot = bars[2].second - bars[1].second;
    // A day without visits lies between them.
    QVERIFY(std::abs(bars[1].second - place - 2 * slot) <= 2);
}

void TestVisitsChart::drawsManyDaysByMonth()
{
    QCOMPARE(barsOf(drawn(summaryOf(std::vector<int>(MaxDays, 5)))).size(), MaxDays);
    VisitsChart chart(m_catalogue);
    chart.setSummary(summaryOf(std::vector<int>(MaxDays + 1, 5)));
    QVERIFY(chart.text().contains(u"Visits per month: Jan 2026: 135; Feb 2026: 140; "));
    // Ten years.
    QCOMPARE(barsOf(drawn(summaryOf(std::vector<int>(3'600, 5)))).size(), 119);
}

void TestVisitsChart::namesVisitsOfAnUnsetClock()
{
    VisitsChart chart(m_catalogue);
    VisitSummary summary;
    summary.undated = 3;
    chart.setSummary(summary);
    QVERIFY(chart.text().startsWith(u"Not counted because the clock was not set: 3 visit"_s));
    summary = summaryOf({20, 10});
    summary.undated = 1;
    chart.setSummary(summary);
    QVERIFY2(chart.text().contains(u". Not counted because the clock was not set: 1 visit"_s),
             qPrintable(chart.text()));
}

/// Does not claim that there have been no visits if visits cannot be counted.
void TestVisitsChart::isEmptyIfVisitsCannotBeCounted()
{
    VisitsChart chart(m_catalogue);
    QCOMPARE(chart.text(), u"No visits yet"_s);
    QCOMPARE(chart.visitCountText(), u"Visits: 0"_s);
    chart.setCounting(false);
    QCOMPARE(chart.text(), QString());
    QCOMPARE(chart.accessibleDescription(), QString());
    QCOMPARE(chart.visitCountText(), QString());
    chart.setSummary(summaryOf({20, 10})); // counted before
    QVERIFY2(chart.text().startsWith(u"Visits: "_s), qPrintable(chart.text()));
    chart.setSummary({});
    chart.setCounting(true);
    QCOMPARE(chart.text(), u"No visits yet"_s);
}

/// On a 15-inch screen, buttons take up most of the page. Parts without space are omitted.
void TestVisitsChart::leavesOutWhatHasNoRoom()
{
    constexpr int Letters = 29;
    VisitsChart chart(m_catalogue);
    chart.setFont(fonts::textFont(Letters));
    chart.setSummary(summaryOf({20, 0, 40, 80, 0}));
    const int line = chart.fontMetrics().lineSpacing();
    const auto inkAt = [&chart](int height) {
        chart.resize(900, height);
        const auto heights = heightsOf(chart.grab().toImage());
        return *std::max_element(heights.begin(), heights.end());
    };
    QVERIFY(inkAt(5 * line) <= 2); // text only
    QVERIFY(inkAt(12 * line) > 2 * line);
    QVERIFY(inkAt(20 * line) > 2 * line);
}

void TestVisitsChart::readsFromTheRightWherePeopleDo()
{
    const VisitSummary summary = summaryOf({80, 20, 0});
    QVERIFY(barsOf(drawn(summary))[0].first > barsOf(drawn(summary))[1].first);
    const auto mirrored = barsOf(drawn(summary, {1024, 768}, Qt::RightToLeft));
    QCOMPARE(mirrored.size(), 2);
    QVERIFY(mirrored[0].first < mirrored[1].first);
    QVERIFY(mirrored[0].second > 300); // the last day, on the left, has no visits
}

void TestVisitsChart::standsOutFromThePaper()
{
    for (const theme::Contrast contrast : {theme::Contrast::Normal, theme::Contrast::High}) {
        VisitsChart chart(m_catalogue);
        chart.setSummary(summaryOf({20, 10}));
        chart.resize(1024, 768);
        theme::apply(*qApp, contrast); // while the chart exists
        const QImage image = chart.grab().toImage();
        QCOMPARE(image.pixelColor(1, 1), theme::Paper);
        QCOMPARE(barsOf(image).size(), 2);
        QVERIFY(test::contrast(theme::FadedInk, theme::Paper) >= 4.5);
        QVERIFY(test::contrast(theme::Ink, theme::Paper) >= 7);
    }
}

void TestVisitsChart::saysWhatItShows()
{
    VisitSummary summary = summaryOf({1'200, 0, 40});
    summary.games = {{u"cotton"_s, 900}, {u"no-more"_s, 100}};
    summary.languages = {{u"ru"_s, 1'000}, {u"en"_s, 200}, {QString(), 40}};
    summary.played = 1'000;
    summary.finished = 250;
    VisitsChart chart(m_catalogue);
    chart.setSummary(summary);
    QCOMPARE(
        chart.text(),
        u"Visits: 1,240. With a game: 81%. Of these, played to the end: 25%. Median length: "
        "7\u00a0min\u00a026\u00a0s.\nVisits per day: 5 Jan: 1,200; 7 Jan: 40.\nGames: Dubblets – "
        "attributed to Charles Cotton, 1674: 900; no-more: 100.\nLanguages: Русский: 1,000; "
        "English: 200; Not chosen: 40"_s);
    const QAccessibleInterface *heard = QAccessible::queryAccessibleInterface(&chart);
    QVERIFY(heard);
    QCOMPARE(heard->role(), QAccessible::Chart);
    QCOMPARE(heard->text(QAccessible::Name), u"Visits to the display"_s);
    QCOMPARE(heard->text(QAccessible::Description), chart.text());
    QVERIFY(chart.focusPolicy() & Qt::TabFocus);
}

void TestVisitsChart::showsHoursAndAids()
{
    VisitSummary summary = summaryOf({20, 0, 40, 80, 0});
    const auto days = barsOf(drawn(summary));
    summary.hours[9] = 90;
    summary.hours[12] = 50;
    const auto both = barsOf(drawn(summary));
    QCOMPARE(both.size(), days.size() + 2);
    QVERIFY(both[4].second > 600); // beside the days
    QVERIFY(both[3].first > both[4].first);
    VisitsChart chart(m_catalogue);
    chart.setSummary(summary);
    const QLocale locale;
    const QString hours = u"\nVisits by hour: %1: 90; %2: 50."_s.arg(
        locale.toString(QTime(9, 0), QLocale::ShortFormat),
        locale.toString(QTime(12, 0), QLocale::ShortFormat));
    QVERIFY2(chart.text().contains(hours), qPrintable(chart.text()));
    QVERIFY(!chart.text().contains(u"Visits that used"_s)); // unknown
    summary.use.recorded = 140;
    summary.use.largeText = 12;
    summary.use.explained = 33;
    chart.setSummary(summary);
    QVERIFY2(chart.text().endsWith(u"\nVisits that used: Larger text: 12; High contrast: 0; "
                                   "Read aloud: 0; Why?: 33"_s),
             qPrintable(chart.text()));
}

void TestVisitsChart::saysThatThereIsNothing()
{
    VisitsChart chart(m_catalogue);
    QCOMPARE(chart.text(), u"No visits yet"_s);
    QCOMPARE(chart.accessibleDescription(), chart.text());
    const QImage image = drawn({});
    QVERIFY(barsOf(image).empty());
    // The text is centred on an otherwise empty chart.
    QImage blank(image.size(), image.format());
    blank.fill(theme::Paper);
    QVERIFY(image != blank);
    QCOMPARE(image.copy(0, 0, 1024, 300), blank.copy(0, 0, 1024, 300));
    chart.setSummary(summaryOf({0, 0}));
    QCOMPARE(chart.text(), u"No visits on these days"_s);
}

/// Of forty games, only as many rows are shown as fit.
void TestVisitsChart::sumsUpWhatHasNoRoom()
{
    VisitSummary summary = summaryOf({400});
    summary.games.clear();
    for (int i = 0; i < 40; ++i) {
        summary.games.push_back({u"game-%1"_s.arg(i), 40 - i});
    }
    for (const QSize &size : {QSize(640, 480), QSize(1024, 768), QSize(1920, 1080)}) {
        const QImage image = drawn(summary, size);
        for (int x = 0; x < image.width(); ++x) {
            QCOMPARE(image.pixelColor(x, image.height() - 4), theme::Paper);
        }
    }
    const VisitsChart chart(m_catalogue);
    QVERIFY(chart.minimumSizeHint().width() < chart.sizeHint().width());
    QVERIFY(chart.minimumSizeHint().height() < chart.sizeHint().height());
}

/// Rows are not summed up if there is space for all of them.
void TestVisitsChart::showsEveryRowThatHasRoom()
{
    VisitSummary summary = summaryOf({5});
    summary.games = {{u"cotton"_s, 4}};
    summary.languages = {{u"en"_s, 2}, {u"is"_s, 2}, {u"fr"_s, 1}};
    VisitsChart chart(m_catalogue);
    chart.setSummary(summary);
    for (int size = 10; size < 40; ++size) {
        chart.setFont(fonts::textFont(size));
        chart.resize(1024, 25 * chart.fontMetrics().lineSpacing());
        QPicture picture;
        chart.render(&picture);
        const QByteArray painted(picture.data(), static_cast<qsizetype>(picture.size()));
        QStringEncoder encoder(QStringEncoder::Utf16BE);
        const QByteArray other = encoder(u"Other"_s);
        const QByteArray french = encoder(u"Français"_s);
        QVERIFY(painted.contains(french));
        QVERIFY2(!painted.contains(other), qPrintable(QString::number(size)));
    }
}

void TestVisitsChart::findsWhatIsPluggedIn_data()
{
    using Volumes = std::vector<MountedVolume>;
    using Drives = std::vector<UsbDrive>;
    QTest::addColumn<Volumes>("volumes");
    QTest::addColumn<QStringList>("folders");
    QTest::addColumn<Drives>("drives");
    const Volumes system{{u"/"_s, {}}, {u"/home"_s, u"home"_s}, {u"/mnt/backup"_s, u"backup"_s}};
    QTest::newRow("nothing") << system << defaultDriveFolders() << Drives{};
    Volumes plugged = system;
    plugged.insert(plugged.end(), {{u"/run/media/kiosk/STICK"_s, u"STICK"_s},
                                   {u"/media/card"_s, {}},
                                   {u"/mediathek"_s, u"films"_s},
                                   {u"/run/mediaserver"_s, u"films"_s}});
    QTest::newRow("a stick and a card")
        << plugged << defaultDriveFolders()
        << Drives{{u"/run/media/kiosk/STICK"_s, u"STICK"_s}, {u"/media/card"_s, u"card"_s}};
    QTest::newRow("read-only last, by name")
        << Volumes{{u"/media/a"_s, u"a"_s, true, true},
                   {u"/media/c"_s, u"c"_s},
                   {u"/media/b"_s, u"b"_s}}
        << defaultDriveFolders()
        << Drives{{u"/media/b"_s, u"b"_s}, {u"/media/c"_s, u"c"_s}, {u"/media/a"_s, u"a"_s, true}};
    QTest::newRow("not ready") << Volumes{{u"/media/a"_s, u"a"_s, false}} << defaultDriveFolders()
                               << Drives{};
    QTest::newRow("a folder of their own")
        << plugged << QStringList{u"/mnt/"_s} << Drives{{u"/mnt/backup"_s, u"backup"_s}};
    // The bind mounts that a service with ReadWritePaths sees.
    QTest::newRow("the folders themselves")
        << Volumes{{u"/media"_s, {}}, {u"/run/media"_s, {}}} << defaultDriveFolders() << Drives{};
    QTest::newRow("no folder") << plugged << QStringList{QString()} << Drives{};
}

void TestVisitsChart::findsWhatIsPluggedIn()
{
    QFETCH(const std::vector<MountedVolume>, volumes);
    QFETCH(const QStringList, folders);
    QFETCH(const std::vector<UsbDrive>, drives);
    QVERIFY(usbDrives(volumes, folders) == drives);
}

void TestVisitsChart::asksTheSystem()
{
    const auto volumes = mountedVolumes();
    QVERIFY(std::any_of(volumes.begin(), volumes.end(),
                        [](const MountedVolume &volume) { return volume.path == u"/"; }));
}

int main(int argc, char *argv[])
{
    QApplication application(argc, argv);
    fonts::load();
    theme::apply(application);
    fonts::fitToWindow({1024, 768}, 100);
    TestVisitsChart tests;
    return QTest::qExec(&tests, argc, argv);
}

#include "tst_visits_chart.moc"
