// SPDX-License-Identifier: MIT
#include "display/screens/choice_page.h"
#include "display/screens/display_sheet.h"
#include "display/screens/play_strip.h"
#include "match/match.h"
#include "panels/captions/caption_label.h"
#include "tests/app/display/window/display_fixture.h"

#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

using namespace doublets;
using Screen = DisplayFlow::Screen;

namespace {

/// Saves a screenshot whose name contains the screen size.
void saveScreenshot(const DisplayFixture &display, const QString &name)
{
    display.saveScreenshot(
        u"%1-%2x%3"_s.arg(name).arg(display.screen.width()).arg(display.screen.height()));
}

} // namespace

class TestDisplayWindow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void leadsThroughAVisit_data();
    void leadsThroughAVisit();

private:
    /// Plays to the end by touches on the board.
    static void playToTheEnd(DisplayFixture &display);
};

void TestDisplayWindow::initTestCase()
{
    theme::apply(*qobject_cast<QApplication *>(qApp));
}

void TestDisplayWindow::playToTheEnd(DisplayFixture &display)
{
    Match &match = *display.window->match();
    for (int i = 0; i < 2000 && !match.game().position().isOver(); ++i) {
        if (match.can(Command::ThrowDice)) {
            display.tap(u"displayThrow"_s);
        } else if (match.game().position().stage == Stage::Playing) {
            match.play(match.game().legalPlays()[0]);
        }
        QCoreApplication::processEvents();
    }
    QVERIFY(match.game().position().isOver());
}

void TestDisplayWindow::leadsThroughAVisit_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<double>("inches");
    QTest::addColumn<QString>("language");
    QTest::newRow("15 inches") << QSize(1024, 768) << 15.0 << u"en"_s;
    QTest::newRow("32 inches, portrait") << QSize(1080, 1920) << 32.0 << u"ru"_s;
    if (qEnvironmentVariableIsSet("DOUBLETS_DISPLAY_PICTURES")) {
        QTest::newRow("32 inches") << QSize(1920, 1080) << 32.0 << u"ru"_s;
        QTest::newRow("55 inches") << QSize(3840, 2160) << 55.0 << u"en"_s;
    }
}

void TestDisplayWindow::leadsThroughAVisit()
{
    QFETCH(const QSize, size);
    QFETCH(const double, inches);
    QFETCH(const QString, language);
    DisplayFixture display(games(), size);
    display.config.screenInches = inches;
    display.config.institution = {{u"en"_s, u"Museum of Games"_s}, {u"ru"_s, u"Музей игр"_s}};
    display.config.greeting = {{u"en"_s, u"The board on your left was made in 1674"_s},
                               {u"ru"_s, u"Доска слева от вас сделана в 1674 году"_s}};
    display.paintsBoards = qEnvironmentVariableIsSet("DOUBLETS_DISPLAY_PICTURES");
    display.open();
    QCOMPARE(display.flow().screen(), Screen::Attract);
    display.pass(std::chrono::seconds(20));
    saveScreenshot(display, u"1-attract"_s);

    display.tap(display.window->rect().center());
    QCOMPARE(display.flow().screen(), Screen::Language);
    saveScreenshot(display, u"2-language"_s);
    display.tap(u"choice_"_s + language);
    QCOMPARE(display.flow().screen(), Screen::Start);
    saveScreenshot(display, u"3-start"_s);
    display.tap(u"choice_more"_s);
    QCOMPARE(display.flow().screen(), Screen::Tradition);
    if (display.paintsBoards) {
        QTest::qWait(6000); // for the pictures of the tables
    }
    saveScreenshot(display, u"3-table"_s);
    display.tap(u"choice_england"_s);
    QCOMPARE(display.flow().screen(), Screen::Players);
    saveScreenshot(display, u"4-players"_s);
    display.tap(u"choice_two"_s);
    QCOMPARE(display.flow().screen(), Screen::FirstSteps);
    display.pass(std::chrono::seconds(9));
    saveScreenshot(display, u"5-steps"_s);
    display.tap(display.window->rect().center());
    QCOMPARE(display.flow().screen(), Screen::Play);
    QVERIFY(display.window->match()->game().history().empty());
    while (display.window->match()->game().history().size() < 12) {
        Match &match = *display.window->match();
        if (match.can(Command::ThrowDice)) {
            display.tap(u"displayThrow"_s);
        } else {
            match.play(match.game().legalPlays()[0]);
        }
    }
    saveScreenshot(display, u"6-play"_s);
    display.tap(u"displayWhy"_s);
    QVERIFY(display.find(u"whySheet"_s)->isVisible());
    saveScreenshot(display, u"7-why"_s);
    display.tap(u"whyClose"_s);
    QVERIFY(!display.find(u"whySheet"_s)->isVisible());

    display.pass(display.config.times.presenceCheckDelay);
    QVERIFY(display.flow().isCheckingPresence());
    saveScreenshot(display, u"8-still-there"_s);
    display.tap(u"stillThereStay"_s);
    QVERIFY(!display.flow().isCheckingPresence());

    playToTheEnd(display);
    display.pass(std::chrono::seconds(3));
    QCOMPARE(display.flow().screen(), Screen::End);
    QTRY_VERIFY_WITH_TIMEOUT(!display.find<DisplaySheet>(u"end"_s)->text().isEmpty(), 5000);
    if (display.paintsBoards) {
        QTest::qWait(3000);
    }
    saveScreenshot(display, u"9-end"_s);
    display.tap(u"endCompare"_s);
    QCOMPARE(display.flow().screen(), Screen::Compare);
    if (display.paintsBoards) {
        QTest::qWait(3000);
    }
    saveScreenshot(display, u"a-compare"_s);
    display.tap(u"displayBack"_s);
    QCOMPARE(display.flow().screen(), Screen::End);
    display.tap(u"endOver"_s);
    QCOMPARE(display.flow().screen(), Screen::Resetting);
    display.pass(std::chrono::seconds(3));
    QCOMPARE(display.flow().screen(), Screen::Attract);
    QCOMPARE(currentLanguage(), display.config.languages.constFirst());
}

QTEST_MAIN(TestDisplayWindow)
#include "tst_display_window.moc"
