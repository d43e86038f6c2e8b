// SPDX-License-Identifier: MIT
#include "tests/app/display/flow/flow_fixture.h"

#include <QSet>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

using namespace doublets;
using Screen = DisplayFlow::Screen;

namespace {

/// Returns opening hours from 10:00 to 18:00 on every day.
WeekSpans tenToSix()
{
    WeekSpans hours;
    hours.fill({{QTime(10, 0), QTime(18, 0)}});
    return hours;
}

} // namespace

class TestDisplayFlow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyScreenIsLeft_data();
    void everyScreenIsLeft();
    void skipsWhatLeavesNoChoice_data();
    void skipsWhatLeavesNoChoice();
    void playsTheFirstGameNow();
    void asksAsOftenAsWanted();
    void presenceIsAnAnswer();
    void neverAsksWhileItPlaysItself();
    void closingTimeWaitsForPlayers();
    void closesAndOpensByItself();
    void staffCanCloseTheDisplay();
    void canBeClosedBeforeTheStart();
    void cyclesThroughBoardsAndGames();
    void reportsAVisitOnce_data();
    void reportsAVisitOnce();
    void countsTheOnlyLanguage();
    void durationEndsWithTheLastTouch();
    void settingTheClockKeepsDurations_data();
    void settingTheClockKeepsDurations();
    void forgetsTheStaff();
    void languageIsResetAfterTheVisit();
    void ignoresLateSignals();
};

void TestDisplayFlow::everyScreenIsLeft_data()
{
    QTest::addColumn<Screen>("screen");
    QTest::addColumn<std::chrono::milliseconds>("time"); // after which the screen has been left
    QTest::addColumn<Screen>("next");
    const DisplayConfig::Times times;
    const auto asked =
        std::chrono::milliseconds(times.presenceCheckDelay + times.presenceCheckTimeout);
    const std::chrono::milliseconds choosing = times.choiceTimeout;
    for (const Screen screen :
         {Screen::Language, Screen::Start, Screen::Tradition, Screen::Game, Screen::Players}) {
        QTest::addRow("%d", static_cast<int>(screen)) << screen << choosing << Screen::Resetting;
    }
    QTest::newRow("first steps") << Screen::FirstSteps << std::chrono::milliseconds(4min)
                                 << Screen::Play;
    for (const Screen screen : {Screen::Play, Screen::End, Screen::Compare}) {
        QTest::addRow("%d", static_cast<int>(screen)) << screen << asked << Screen::Resetting;
    }
    QTest::newRow("tidying") << Screen::Resetting << 2500ms << Screen::Attract;
}

void TestDisplayFlow::everyScreenIsLeft()
{
    QFETCH(const Screen, screen);
    QFETCH(const std::chrono::milliseconds, time);
    QFETCH(const Screen, next);
    Flow display;
    display.config.ruleSets = {u"moulidars"_s, u"charpentier"_s, u"cotton"_s};
    display.begin();
    display.reach(screen);
    QCOMPARE(display.screen(), screen);
    display.pass(time - 500ms);
    QCOMPARE(display.screen(), screen);
    display.pass(1s);
    QCOMPARE(display.screen(), next);
    display.pass(10min); // every screen returns to the attract mode
    QCOMPARE(display.screen(), Screen::Attract);
    QVERIFY(!display.flow->hasVisitor());
    QCOMPARE(display.visits.size(), std::size_t(1));
}

void TestDisplayFlow::skipsWhatLeavesNoChoice_data()
{
    QTest::addColumn<QStringList>("languages");
    QTest::addColumn<QStringList>("ruleSets");
    QTest::addColumn<QList<Screen>>("pages");
    const QStringList two{u"en"_s, u"ru"_s};
    const QStringList one{u"ru"_s};
    using Pages = QList<Screen>;
    QTest::newRow("all there is") << two << QStringList{u"cotton"_s, u"holme"_s, u"fiske"_s}
                                  << Pages{Screen::Language, Screen::Start, Screen::Tradition,
                                           Screen::Game, Screen::Players};
    QTest::newRow("one language") << one << QStringList{u"cotton"_s, u"holme"_s, u"fiske"_s}
                                  << Pages{Screen::Start, Screen::Tradition, Screen::Game,
                                           Screen::Players};
    QTest::newRow("one table") << two << QStringList{u"cotton"_s, u"holme"_s}
                               << Pages{Screen::Language, Screen::Start, Screen::Game,
                                        Screen::Players};
    QTest::newRow("a game a table")
        << two << QStringList{u"cotton"_s, u"fiske"_s}
        << Pages{Screen::Language, Screen::Start, Screen::Tradition, Screen::Players};
    QTest::newRow("one game") << two << QStringList{u"fiske"_s}
                              << Pages{Screen::Language, Screen::Players};
    QTest::newRow("one of each") << one << QStringList{u"fiske"_s} << Pages{Screen::Players};
}

void TestDisplayFlow::skipsWhatLeavesNoChoice()
{
    QFETCH(const QStringList, languages);
    QFETCH(const QStringList, ruleSets);
    QFETCH(const QList<Screen>, pages);
    Flow display;
    display.config.languages = languages;
    display.config.ruleSets = ruleSets;
    display.begin();
    DisplayFlow &flow = *display.flow;
    QVERIFY(flow.consumesTouch());
    flow.handleTouch();
    QList<Screen> seen;
    while (flow.screen() != Screen::FirstSteps) {
        seen << flow.screen();
        QVERIFY(seen.size() <= 5);
        switch (flow.screen()) {
        case Screen::Language:
            flow.chooseLanguage(languages.constLast());
            break;
        case Screen::Start:
            flow.showMoreGames();
            break;
        case Screen::Tradition:
            flow.chooseTradition(flow.traditions().constFirst());
            break;
        case Screen::Game:
            flow.chooseGame(flow.ruleSets(flow.tradition()).back()->id);
            break;
        default:
            flow.choosePlayers(true);
        }
    }
    QCOMPARE(seen, pages);
    QCOMPARE(flow.language(), languages.constLast());
    QVERIFY(flow.isAgainstComputer());
    QVERIFY(ruleSets.contains(flow.ruleSet()->id));
    QCOMPARE(flow.hasSeveralGames(), ruleSets.size() > 1);
}

/// The shortest road to play: a touch, the language, "Play now" and the number of players.
void TestDisplayFlow::playsTheFirstGameNow()
{
    Flow display;
    display.begin();
    DisplayFlow &flow = *display.flow;
    flow.handleTouch();
    flow.chooseLanguage(u"ru"_s);
    QCOMPARE(flow.screen(), Screen::Start);
    flow.playFirstGame();
    QCOMPARE(flow.screen(), Screen::Players);
    QCOMPARE(flow.ruleSet(), flow.ruleSets().front());
    flow.goBack();
    QCOMPARE(flow.screen(), Screen::Start);
    flow.showMoreGames();
    QCOMPARE(flow.screen(), Screen::Tradition);
    flow.goBack();
    QCOMPARE(flow.screen(), Screen::Start);
    flow.goBack();
    QCOMPARE(flow.screen(), Screen::Language);
}

void TestDisplayFlow::asksAsOftenAsWanted()
{
    Flow display;
    display.begin();
    display.reach(Screen::Play);
    const DisplayConfig::Times &times = display.config.times;
    QSignalSpy asking(display.flow.get(), &DisplayFlow::presenceCheckChanged);
    display.pass(times.presenceCheckDelay - 1s);
    QVERIFY(!display.flow->consumesTouch()); // no question is shown, so the touch reaches the board
    display.flow->handleTouch();
    display.pass(times.presenceCheckDelay - 1s);
    QVERIFY(!display.flow->isCheckingPresence());
    display.pass(2s);
    for (int i = 0; i < 30; ++i) {
        QVERIFY(display.flow->isCheckingPresence());
        QCOMPARE(display.flow->presenceCheckTimeout(),
                 std::chrono::milliseconds(times.presenceCheckTimeout));
        display.pass(times.presenceCheckTimeout - 2s);
        QCOMPARE(display.screen(), Screen::Play);
        QVERIFY(display.flow->consumesTouch()); // the touch answers the question
        display.flow->handleTouch();
        QVERIFY(!display.flow->isCheckingPresence());
        display.pass(times.nextCheckDelay - 1s);
        QVERIFY(!display.flow->isCheckingPresence());
        display.pass(1s);
    }
    QCOMPARE(asking.size(), 61);
    display.pass(times.presenceCheckTimeout);
    QCOMPARE(display.screen(), Screen::Resetting);
    QVERIFY(!display.flow->isCheckingPresence());
}

void TestDisplayFlow::presenceIsAnAnswer()
{
    Flow display;
    display.begin();
    display.reach(Screen::Play);
    display.pass(display.config.times.presenceCheckDelay);
    QVERIFY(display.flow->isCheckingPresence());
    display.flow->restartIdleTimer(); // as a switch or a screen reader does
    QVERIFY(!display.flow->isCheckingPresence());
    display.pass(display.config.times.presenceCheckDelay - 1s);
    QVERIFY(!display.flow->isCheckingPresence());
}

void TestDisplayFlow::neverAsksWhileItPlaysItself()
{
    Flow display;
    display.begin();
    QSignalSpy asking(display.flow.get(), &DisplayFlow::presenceCheckChanged);
    QSignalSpy screens(display.flow.get(), &DisplayFlow::screenChanged);
    display.pass(20min);
    display.flow->restartIdleTimer();
    display.pass(5min);
    QCOMPARE(asking.size(), 0);
    QCOMPARE(screens.size(), 0);
    QCOMPARE(display.screen(), Screen::Attract);
}

void TestDisplayFlow::closingTimeWaitsForPlayers()
{
    Flow display;
    display.config.openingHours = tenToSix();
    display.now.setTime(QTime(17, 59));
    display.begin();
    display.reach(Screen::Play);
    for (int i = 0; i < 10; ++i) { // until 18:10
        display.pass(1min - 1s);
        QCOMPARE(display.screen(), Screen::Play);
        display.flow->handleTouch();
    }
    QVERIFY(!display.flow->isOpen());
    display.flow->startOver();
    QCOMPARE(display.screen(), Screen::Resetting);
    display.pass(3s);
    QCOMPARE(display.screen(), Screen::Closed);
    QVERIFY(display.flow->consumesTouch());
    display.flow->handleTouch();
    QCOMPARE(display.screen(), Screen::Closed);
    QCOMPARE(display.visits.size(), std::size_t(1));
}

void TestDisplayFlow::closesAndOpensByItself()
{
    Flow display;
    display.config.openingHours = tenToSix();
    display.begin();
    QSignalSpy open(display.flow.get(), &DisplayFlow::openStateReported);
    QCOMPARE(display.screen(), Screen::Attract);
    for (int day = 0; day < 3; ++day) {
        const auto until = [&display](QTime time) {
            const qint64 left = display.now.msecsTo(QDateTime(display.now.date(), time));
            display.pass(std::chrono::milliseconds(left));
        };
        until(QTime(17, 59, 30));
        QCOMPARE(display.screen(), Screen::Attract);
        until(QTime(18, 0, 30));
        QCOMPARE(display.screen(), Screen::Closed);
        QCOMPARE(open.constLast().constFirst().toBool(), false);
        display.now = QDateTime(display.now.date().addDays(1), QTime(9, 59));
        display.pass(30s);
        QCOMPARE(display.screen(), Screen::Closed);
        display.pass(1min);
        QCOMPARE(display.screen(), Screen::Attract);
        QCOMPARE(open.constLast().constFirst().toBool(), true);
    }
}

void TestDisplayFlow::canBeClosedBeforeTheStart()
{
    Flow display;
    DisplayFlow flow(display.config, games(), display.clock, [&display] { return display.now; });
    QSignalSpy screens(&flow, &DisplayFlow::screenChanged);
    flow.setClosedByStaff(true);
    QCOMPARE(screens.size(), 0);
    flow.start();
    QCOMPARE(flow.screen(), Screen::Closed);
    QCOMPARE(screens.size(), 1);
}

void TestDisplayFlow::staffCanCloseTheDisplay()
{
    Flow display;
    display.begin();
    display.reach(Screen::Play);
    display.flow->setClosedByStaff(true);
    QCOMPARE(display.screen(), Screen::Closed);
    QVERIFY(!display.flow->hasVisitor());
    QCOMPARE(display.visits.size(), std::size_t(1));
    display.pass(30min);
    QVERIFY(display.flow->consumesTouch());
    display.flow->handleTouch();
    QCOMPARE(display.screen(), Screen::Closed);
    display.flow->setClosedByStaff(false);
    QCOMPARE(display.screen(), Screen::Attract);
}

void TestDisplayFlow::cyclesThroughBoardsAndGames()
{
    Flow display;
    display.begin();
    DisplayFlow &flow = *display.flow;
    const int each = display.config.times.attractGames;
    QStringList tables;
    QSet<QString> shown;
    for (int i = 0; i < 200; ++i) {
        if (i % each == 0) {
            tables << flow.ruleSet()->tradition;
        } else {
            QCOMPARE(flow.ruleSet()->tradition, tables.constLast());
        }
        shown << flow.ruleSet()->id;
        QCOMPARE(flow.finishedAttractGames(), i);
        flow.startNextAttractGame();
    }
    QCOMPARE(shown.size(), games().ids().size());
    for (int i = 0; i < tables.size(); ++i) {
        QCOMPARE(tables[i], flow.traditions()[i % flow.traditions().size()]);
    }
}

void TestDisplayFlow::reportsAVisitOnce_data()
{
    QTest::addColumn<Screen>("left"); // the screen on which the visitor leaves
    QTest::addColumn<QString>("ruleSet");
    QTest::addColumn<bool>("finished");
    QTest::newRow("language") << Screen::Language << QString() << false;
    QTest::newRow("players") << Screen::Players << QString() << false;
    QTest::newRow("first steps") << Screen::FirstSteps << u"moulidars"_s << false;
    QTest::newRow("play") << Screen::Play << u"moulidars"_s << false;
    QTest::newRow("end") << Screen::End << u"moulidars"_s << true;
    QTest::newRow("comparison") << Screen::Compare << u"moulidars"_s << true;
}

void TestDisplayFlow::reportsAVisitOnce()
{
    QFETCH(const Screen, left);
    QFETCH(const QString, ruleSet);
    QFETCH(const bool, finished);
    Flow display;
    display.now.setTime(QTime(13, 59, 50));
    display.begin();
    display.reach(left);
    display.flow->countThrow();
    display.flow->countThrow();
    display.pass(20s);
    display.flow->handleTouch();
    display.pass(20min);
    QCOMPARE(display.visits.size(), std::size_t(1));
    const Visit &visit = display.visits.front();
    QCOMPARE(visit.day, QDate(2026, 5, 4));
    QCOMPARE(visit.hour, 13);
    QCOMPARE(visit.language, left == Screen::Language ? QString() : u"ru"_s);
    QCOMPARE(visit.ruleSet, ruleSet);
    QCOMPARE(visit.isLastGameFinished, finished);
    QCOMPARE(visit.throws, 2);
    QCOMPARE(visit.seconds, 20);
}

void TestDisplayFlow::countsTheOnlyLanguage()
{
    Flow display;
    display.config.languages = {u"ru"_s};
    display.begin();
    display.flow->handleTouch();
    display.pass(20min);
    QCOMPARE(display.visits.size(), std::size_t(1));
    QCOMPARE(display.visits.front().language, u"ru"_s);
}

/// A visit ends with its last touch, so waiting for the timeouts does not count.
void TestDisplayFlow::durationEndsWithTheLastTouch()
{
    Flow display;
    display.begin();
    display.reach(Screen::Play);
    display.pass(30s);
    display.flow->handleTouch();
    display.pass(10s);
    display.flow->endGame();
    display.pass(2s);
    display.flow->handleTouch();
    display.flow->playAgain();
    display.pass(5min);
    QCOMPARE(display.visits.size(), std::size_t(1));
    QCOMPARE(display.visits.front().seconds, 42);
    QCOMPARE(display.visits.front().isLastGameFinished, false); // the last game was not finished
}

void TestDisplayFlow::settingTheClockKeepsDurations_data()
{
    QTest::addColumn<QDateTime>("begun");
    QTest::addColumn<QDateTime>("set");
    QTest::addColumn<QDate>("day");
    const QDate today(2026, 5, 4);
    QTest::newRow("the network's time")
        << QDateTime({1970, 1, 2}, {0, 10}) << QDateTime(today, {11, 0}) << QDate();
    QTest::newRow("the day before the build")
        << QDateTime({2026, 4, 30}, {23, 59}) << QDateTime(today, {11, 0}) << QDate();
    QTest::newRow("of the build") << QDateTime({2026, 5, 1}, {0, 0}) << QDateTime(today, {11, 0})
                                  << QDate(2026, 5, 1);
    QTest::newRow("back") << QDateTime(today, {11, 0}) << QDateTime(today, {10, 0}) << today;
    QTest::newRow("not at all") << QDateTime(today, {11, 0}) << QDateTime(today, {11, 0}) << today;
}

void TestDisplayFlow::settingTheClockKeepsDurations()
{
    QFETCH(const QDateTime, begun);
    QFETCH(const QDateTime, set);
    Flow display;
    display.config.earliestDay = QDate(2026, 5, 1);
    display.now = begun;
    display.begin();
    display.reach(Screen::Play);
    display.pass(30s);
    display.now = set;
    display.flow->handleTouch();
    display.pass(20min);
    QCOMPARE(display.visits.size(), std::size_t(1));
    QCOMPARE(display.visits.front().seconds, 30);
    QTEST(display.visits.front().day, "day");
}

void TestDisplayFlow::forgetsTheStaff()
{
    Flow display;
    display.begin();
    display.reach(Screen::Language);
    display.flow->discardStaffVisit();
    QCOMPARE(display.screen(), Screen::Attract);
    QVERIFY(!display.flow->hasVisitor());
    display.reach(Screen::Play); // a player is a visitor
    display.flow->discardStaffVisit();
    QCOMPARE(display.screen(), Screen::Play);
    QVERIFY(display.visits.empty());
    display.flow->startOver();
    display.pass(3s);
    QCOMPARE(display.visits.size(), std::size_t(1));
}

void TestDisplayFlow::languageIsResetAfterTheVisit()
{
    Flow display;
    display.begin();
    QSignalSpy languages(display.flow.get(), &DisplayFlow::languageChanged);
    display.reach(Screen::Play);
    QCOMPARE(display.flow->language(), u"ru"_s);
    display.flow->changeLanguage(u"en"_s);
    display.flow->changeLanguage(u"ru"_s);
    display.flow->startOver();
    QCOMPARE(display.flow->language(), u"ru"_s); // the farewell is still in the visitor's language
    display.pass(3s);
    QCOMPARE(display.flow->language(), u"en"_s);
    QCOMPARE(languages.size(), 4);
}

/// Signals that arrive late, from screens that have been left, are ignored.
void TestDisplayFlow::ignoresLateSignals()
{
    Flow display;
    display.begin();
    const auto late = [&display] {
        display.flow->beginPlay();
        display.flow->endGame();
        display.flow->playAgain();
        display.flow->startComparison();
        display.flow->goBack();
        display.flow->chooseAnotherGame();
        display.flow->startOver();
    };
    late();
    QCOMPARE(display.screen(), Screen::Attract);
    display.flow->setClosedByStaff(true);
    late();
    display.flow->startNextAttractGame();
    QCOMPARE(display.screen(), Screen::Closed);
    QVERIFY(display.visits.empty());
}

QTEST_GUILESS_MAIN(TestDisplayFlow)
#include "tst_display_flow.moc"
